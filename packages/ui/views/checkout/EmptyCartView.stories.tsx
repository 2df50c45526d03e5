import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { wordsOf } from '../shared/story-words.ts'
import { EmptyCartView } from './EmptyCartView.tsx'

const meta = preview.meta({
  title: 'Views/Checkout/Empty cart',
  component: EmptyCartView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen' },
  args: { project: fixtures.wholeKettle, rejection: null },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nothing chosen yet' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'See the rewards' })).toHaveAttribute(
      'href',
      '/project/fernhill-kettle#rewards',
    )
  },
})
/** The last piece was taken out: the pressed button is gone. */
export const Emptied = meta.story({
  args: { emptied: true },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveFocus())
  },
})
/** The last one sold out while the request was under way. */
export const SoldOut = meta.story({
  args: { rejection: { code: 'BACKER_LIMIT_EXCEEDED' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This reward is sold out')
  },
})
/** The campaign ended meanwhile. */
export const Ended = meta.story({ args: { rejection: { code: 'INVALID_PROJECT_STATE' } } })
/** A link named an add-on, and nothing is in the cart to put it beside. */
export const AddOnAlone = meta.story({
  args: { rejection: { code: 'MISSING_PRODUCT', field: 'reward' } },
  play: async (context) => {
    const words = wordsOf(context, 'errors')('MISSING_PRODUCT.reward')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(words)
  },
})
