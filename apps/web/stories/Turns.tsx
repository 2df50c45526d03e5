import { Box, Button } from '@kindling/ui'
import { useState } from 'react'
import { PageAt, type PageAtProps } from './PageAt.tsx'

interface Turn extends PageAtProps {
  /** Whose browser it is: a word for the story alone. */
  readonly whose: string
}

export interface TurnsProps {
  /** The first one begins. */
  readonly turns: readonly Turn[]
}

/** People who take turns on one platform, each in a browser of their own. */
export function Turns({ turns }: TurnsProps) {
  const [at, setAt] = useState(0)
  const { whose, ...page } = turns[at] ?? { whose: '', path: '/', user: null }
  return (
    <>
      <aside aria-label="Browsers">
        <Box padding={12}>
          {turns.map((each, index) => (
            <Button
              key={each.whose}
              variant={each.whose === whose ? 'ink' : 'line'}
              size="small"
              aria-pressed={each.whose === whose}
              onClick={() => setAt(index)}
            >
              {each.whose}
            </Button>
          ))}
        </Box>
      </aside>
      <PageAt key={whose} {...page} />
    </>
  )
}
