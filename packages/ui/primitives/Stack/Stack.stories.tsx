import preview from '#catalogue/preview'
import { Badge } from '../Badge/Badge.tsx'
import { guided } from '../guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { guide } from './Stack.docs.tsx'
import { Stack } from './Stack.tsx'

const meta = preview.meta({
  title: 'Primitives/Stack',
  parameters: guided(guide),
  component: Stack,
  args: {
    children: ['Address', 'Payment', 'Review'].map((word) => <Badge key={word}>{word}</Badge>),
  },
  argTypes: {
    gap: { control: 'inline-radio', options: [4, 8, 12, 16, 24, 32] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end', 'stretch'] },
  },
})

export const Default = meta.story()
export const Playground = meta.story({ args: { gap: 8, align: 'start' } })

export const WiderGapOnWiderScreens = meta.story({ args: { gap: { base: 8, from700: 24, from1024: 48 } } })

export const Matrix = meta.story({
  render: (args) => (
    <Inline gap={48} align="start">
      {([4, 12, 24] as const).map((gap) => (
        <Stack {...args} key={gap} gap={gap} />
      ))}
    </Inline>
  ),
})
