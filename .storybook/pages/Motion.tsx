import { Button, FundingProgress, Heading, Inline, Text } from '@kindling/ui'
import { vars } from '@kindling/ui/theme/contract.css'
import { type CSSProperties, useState } from 'react'
import * as styles from './docs.css.ts'

interface Movement {
  readonly name: string
  readonly how: string
  readonly still: string
  /** What the square does. */
  readonly from: CSSProperties
  readonly transition: string
}

const { motion } = vars
const movements: readonly Movement[] = [
  {
    name: 'Hover and press',
    how: '120 ms, linear, colour alone',
    still: 'At once where nothing may move',
    from: { background: vars.color.surfaceHover },
    transition: `background ${motion.fast} linear`,
  },
  {
    name: 'Menu, popover, accordion',
    how: '200 ms, ease out, 4 px rise',
    still: 'Opacity alone where nothing may move',
    from: { opacity: 0, transform: 'translateY(4px)' },
    transition: `opacity ${motion.base} ${motion.easeOut}, transform ${motion.base} ${motion.easeOut}`,
  },
  {
    name: 'Dialog, sheet',
    how: '320 ms in, ease out; 200 ms out, ease in',
    still: 'Opacity alone where nothing may move',
    from: { opacity: 0, transform: 'translateY(16px)' },
    transition: `opacity ${motion.slow} ${motion.easeOut}, transform ${motion.slow} ${motion.easeOut}`,
  },
]

function Moving({ name, how, still, from, transition }: Movement) {
  const [away, setAway] = useState(false)
  // Away without a transition, and back with it in the next frame.
  const play = () => {
    setAway(true)
    requestAnimationFrame(() => requestAnimationFrame(() => setAway(false)))
  }
  return (
    <div className={styles.pane} style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'grid', placeItems: 'center', height: 96 }}>
        <div
          style={{
            width: 120,
            height: 56,
            borderRadius: vars.radius.card,
            background: vars.color.surfaceInverse,
            transition: away ? 'none' : transition,
            ...(away && from),
          }}
        />
      </div>
      <Heading level={3} size="t18">
        {name}
      </Heading>
      <Text size="t14" tone="muted">
        {how}. {still}.
      </Text>
      <Inline>
        <Button variant="line" size="small" onClick={play}>
          Play
        </Button>
      </Inline>
    </div>
  )
}

function FundingBar() {
  const [turn, setTurn] = useState(0)
  return (
    <div className={styles.pane} style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'grid', alignItems: 'center', height: 96 }}>
        <FundingProgress key={turn} percent={68} state="live" size="main" label="68% funded" />
      </div>
      <Heading level={3} size="t18">
        The funding bar burns to its value
      </Heading>
      <Text size="t14" tone="muted">
        1100 ms, once, when first in view. Drawn at its value where nothing may move.
      </Text>
      <Inline>
        <Button variant="line" size="small" onClick={() => setTurn(turn + 1)}>
          Play
        </Button>
      </Inline>
    </div>
  )
}

/** What moves, how long, and what it does for people who asked for stillness; each can be played. */
export const Movements = () => (
  <div className={`sb-unstyled ${styles.panes}`} style={{ marginBlock: 24 }}>
    {movements.map((movement) => (
      <Moving key={movement.name} {...movement} />
    ))}
    <FundingBar />
  </div>
)
