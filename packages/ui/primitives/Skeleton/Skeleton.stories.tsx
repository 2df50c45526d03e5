import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { Grid } from '../Grid/Grid.tsx'
import { guided } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './Skeleton.docs.tsx'
import { Skeleton, skeletonShapes } from './Skeleton.tsx'

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  parameters: guided(guide),
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
})

export const Default = meta.story({
  args: { 'data-testid': 'skeleton', height: 20 },
  play: async ({ canvas }) => {
    const skeleton = canvas.getByTestId('skeleton')
    await waitFor(() => expect(getComputedStyle(skeleton).opacity).toBe('1'))
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true')
  },
})
export const Playground = meta.story({ args: { shape: 'picture', width: 297, ratio: '3 / 4' } })
export const Matrix = meta.story({
  render: () => (
    <Grid columns={{ base: 1, from700: 2 }}>
      <Stack gap={12}>
        <Skeleton shape="picture" width={297} ratio="3 / 4" />
        <Skeleton width={220} height={20} />
        <Skeleton width="40%" />
      </Stack>
      <Stack gap={12}>
        <Skeleton shape="disc" width={48} height={48} />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
        <Skeleton shape="block" height={44} />
      </Stack>
    </Grid>
  ),
})
