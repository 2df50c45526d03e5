import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { guided } from '../../primitives/guide.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { withCanadianDollars } from '../../state/story-about-rate.ts'
import { AboutMoney } from './AboutMoney.tsx'
import { guide } from './Money.docs.tsx'
import { Money } from './Money.tsx'

const meta = preview.meta({
  title: 'Widgets/Money',
  parameters: guided(guide),
  component: Money,
  args: { cents: 4_931_200 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$49,312')).toHaveAttribute('dir', 'ltr')
  },
})
export const Playground = meta.story({ args: { cents: 16_405, fractions: 'always', currency: 'CAD' } })
export const Column = meta.story({
  render: () => (
    <Stack gap={4} align="end">
      {[8880, 100, 5920].map((cents) => (
        <Text key={cents} size="t14">
          <Money cents={cents} look="column" />
        </Text>
      ))}
    </Stack>
  ),
})
/** For those who chose it: what it is in Canadian dollars, in whole ones, beside what is charged. */
export const AboutCanadian = meta.story({
  beforeEach: withCanadianDollars,
  render: () => (
    <Text>
      <Money cents={9_500} /> <AboutMoney cents={9_500} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('About CA$131')).toBeVisible()
  },
})
export const Matrix = meta.story({
  render: () => (
    <Stack gap={8}>
      {(['inline', 'column', 'display'] as const).map((look) => (
        <Text key={look}>
          <Money cents={4_931_200} look={look} /> · <Money cents={16_405} look={look} currency="CAD" /> ·{' '}
          <Money cents={0} look={look} />
        </Text>
      ))}
    </Stack>
  ),
})
