import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { guided } from '../../primitives/guide.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { guide } from './FundingProgress.docs.tsx'
import { FundingProgress } from './FundingProgress.tsx'
import { fuseStates } from './variants.ts'

const meta = preview.meta({
  title: 'Widgets/FundingProgress',
  parameters: guided(guide),
  component: FundingProgress,
  args: { percent: 31, state: 'live' as const, label: '31% funded' },
  argTypes: { state: { control: 'select', options: fuseStates } },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: '31% funded' })).toHaveAttribute(
      'aria-valuenow',
      '31',
    )
  },
})
export const Playground = meta.story({ args: { size: 'main', percent: 83, label: '83% funded' } })
export const OverTheGoal = meta.story({
  args: { percent: 143, state: 'funded', label: '143% funded' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await expect(bar).toHaveAttribute('aria-valuetext', '143% funded')
  },
})
export const AlmostThere = meta.story({
  args: { percent: 100, state: 'almost', label: '100% almost, $480 to go' },
  play: async ({ canvas }) => {
    // It says 100 %, but the line ends before the end.
    await expect(canvas.getByRole('progressbar').style.getPropertyValue('--fuse')).toBe('99')
  },
})
export const AmountUnavailable = meta.story({
  args: { state: 'unknown', label: 'Amount unavailable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
})
export const Matrix = meta.story({
  render: () => (
    <Grid columns={{ base: 1, from700: 4 }} gap={40}>
      {fuseStates.map((state) => (
        <Stack key={state} gap={4}>
          <Text size="t13">{state}</Text>
          <FundingProgress
            state={state}
            percent={state === 'almost' ? 100 : 58}
            label={`58% funded, ${state}`}
          />
        </Stack>
      ))}
      <Stack gap={4}>
        <Text size="t13">main</Text>
        <FundingProgress state="live" percent={83} size="main" label="83% funded" />
      </Stack>
    </Grid>
  ),
})
