import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { guided } from '../../primitives/guide.ts'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { guide } from './Picture.docs.tsx'
import { Picture, pictureRatios } from './Picture.tsx'

const image = fixtures.wholeKettle.images[0] ?? fixtures.wholeKettle.main_image
if (!image) throw new Error('The kettle has a picture')

const meta = preview.meta({
  title: 'Widgets/Picture',
  parameters: guided(guide),
  component: Picture,
  args: { image, sizes: '297px', ratio: '16/9' as const },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: image.alt })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture.getAttribute('srcset')).toContain('480w')
  },
})
export const Playground = meta.story({ args: { loading: 'first' } })
/** The file is damaged: its colour stays, with its text. */
export const Failed = meta.story({
  args: { image: { ...image, url: 'data:image/png;base64,iVBORw0K', sources: [] } },
})
export const Decorative = meta.story({
  args: { alt: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
export const Matrix = meta.story({
  render: (args) => (
    <Inline align="start">
      {pictureRatios.slice(0, 4).map((ratio) => (
        <div key={ratio} style={{ inlineSize: 180 }}>
          <Picture {...args} ratio={ratio} loading="eager" />
        </div>
      ))}
      <div style={{ inlineSize: 180 }}>
        <Picture {...args} tone="faded" loading="eager" />
      </div>
    </Inline>
  ),
})
