import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { ClosedView } from './ClosedView.tsx'

const meta = preview.meta({
  title: 'Views/Checkout/Closed',
  component: ClosedView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen' },
  args: { project: fixtures.wholeKettle },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pledging is not open' })).toBeVisible()
    await expect(await canvas.findByText(/nothing is charged/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Back to/ })).toHaveAttribute(
      'href',
      '/project/fernhill-kettle',
    )
  },
})
