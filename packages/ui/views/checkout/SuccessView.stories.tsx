import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { picturesIn } from '../shared/story-plays.ts'
import { SuccessView } from './SuccessView.tsx'
import { digitalCart, nearTheLimit, storyNow, threeLooks } from './story-cart.ts'

const { wholeKettle, confirmedPledge } = fixtures
const confirmed = {
  ...confirmedPledge,
  ...nearTheLimit,
  status: 'CHECKED_OUT' as const,
  payment_status: 'CHECKED_OUT' as const,
  payment_method: confirmedPledge.payment_method,
  charged_at: confirmedPledge.charged_at,
}

const meta = preview.meta({
  title: 'Views/Checkout/Success',
  component: SuccessView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen' },
  args: {
    project: { ...wholeKettle, total_pledged: wholeKettle.total_pledged + 96_400 },
    pledge: confirmed,
    now: storyNow(),
  },
})

export const Crowdfunding = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('You moved it to 84%.')
    await expect(await canvas.findByText(/Nothing is charged until 2 December 2026/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(await canvas.findByRole('complementary', { name: 'Receipt' })).toHaveTextContent('$964.00')
  },
})
/** What was chosen is on the receipt as it was seen in the cart. */
export const Pictures = meta.story({
  args: { pledge: { ...confirmed, ...threeLooks, status: 'CHECKED_OUT' } },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('term')
    await expect(rows.slice(0, 3).map(picturesIn)).toEqual([
      ['fernhill-kettle-main'],
      ['fernhill-kettle-reward'],
      [],
    ])
  },
})
/** A few dollars are missing and the percent is rounded up: the headline must not say that the goal is reached. */
export const Almost = meta.story({
  args: { project: { ...wholeKettle, total_pledged: wholeKettle.funding_goal - 1_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'You moved it to almost 100%.',
    )
    await expect(await canvas.findByText(/It now needs \$10 more/)).toBeVisible()
  },
})
/** A project past its goal needs nothing more; only its end date matters. */
export const Funded = meta.story({
  args: { project: { ...wholeKettle, total_pledged: 6_500_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/It now needs/)).not.toBeInTheDocument()
  },
})
/** A storefront has no goal, and the card is charged at once. */
export const Storefront = meta.story({
  args: {
    project: {
      ...wholeKettle,
      delivered: true,
      funding_type: 'STOREFRONT',
      funding_goal: 0,
      status: 'ACTIVE',
      end_time: null,
      milestones: [],
    },
    pledge: {
      ...confirmed,
      ...digitalCart,
      status: 'COMPLETED',
      payment_status: 'COMPLETED',
      charged_at: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Your order is placed.')
    await expect(await canvas.findByText(/^You ordered from /)).toBeVisible()
    await expect(await canvas.findByText('Paid')).toBeVisible()
    await expect(await canvas.findByText(/Your card was charged/)).toBeVisible()
  },
})
export const WithCoupon = meta.story({
  args: { pledge: { ...confirmed, coupon: 'SPARK', discount: 2_000, total_usd: 94_400 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Coupon SPARK')).toBeVisible()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
