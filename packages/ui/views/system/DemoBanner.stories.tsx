import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { DemoBanner } from './DemoBanner.tsx'

const meta = preview.meta({
  title: 'Views/System/Demonstration',
  component: DemoBanner,
  tags: ['views'],
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('complementary', { name: 'About this site' })
    await expect(banner).toHaveTextContent('No money moves')
    await expect(banner).toHaveTextContent('enter nothing that is real')
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
