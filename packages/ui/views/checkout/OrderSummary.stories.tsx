import { applyCoupon } from '@kindling/api-client/contract/cart-changes'
import { setItemQuantity } from '@kindling/api-client/contract/pledges'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { withCanadianDollars } from '../../state/story-about-rate.ts'
import { storyClient } from '../shared/story-client.ts'
import { type PlayContext, picturesIn } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx'
import {
  digitalCart,
  nearTheLimit,
  notShippedThere,
  overTheLimit,
  threeLooks,
  withCart,
} from './story-cart.ts'

const { cart } = fixtures
const params = { id: '7' }

/** The cart as the platform last answered. */
function Held({ pledge: start, ...props }: OrderSummaryProps) {
  const [pledge, setPledge] = useState(start)
  return (
    <main style={{ maxInlineSize: 400 }}>
      <OrderSummary
        {...props}
        pledge={pledge}
        onQuantity={async (variantId, quantity) => {
          const input = { params: { ...params, variantId }, body: { quantity } }
          setPledge((await storyClient(setItemQuantity, input)).pledge)
        }}
        onCoupon={async (code) =>
          setPledge((await storyClient(applyCoupon, { params, body: { code } })).pledge)
        }
      />
    </main>
  )
}

const meta = preview.meta({
  title: 'Views/Checkout/Order summary',
  component: OrderSummary,
  tags: ['views'],
  parameters: answers([], withCart),
  args: {
    title: 'Your pledge',
    pledge: cart,
    open: true,
    onQuantity: async () => undefined,
    onCoupon: async () => undefined,
  },
  render: (args) => <Held {...args} />,
})

const rejects = rejecting('setItemQuantity')

const name = 'One kettle, Moss'
const more = (context: PlayContext) =>
  context.userEvent.click(
    context.canvas.getByRole('button', { name: wordsOf(context, 'checkout')('summary.more', { name }) }),
  )
const pieces = (count: number) => (context: PlayContext) => {
  const words = wordsOf(context, 'checkout')('summary.quantity', { name, count }).replace(/\s/g, ' ')
  return waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent(words))
}

export const Default = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await more(context)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 pieces'))
    await expect(await canvas.findByText('$324.00')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'One fewer: One kettle, Moss' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 pieces'))
  },
})
/** Zero removes the reward; focus stays in the summary. */
export const TakenOut = meta.story({
  args: { pledge: { ...cart, products: cart.products.map((product) => ({ ...product, quantity: 1 })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /One fewer/ }))
    await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your pledge' })).toHaveFocus())
  },
})
/** The variant's picture, else its reward's; a reward without one keeps no empty box. */
export const Pictures = meta.story({
  args: { pledge: threeLooks },
  play: async ({ canvas }) => {
    const lines = await canvas.findAllByRole('listitem')
    await expect(lines.map(picturesIn)).toEqual([['fernhill-kettle-main'], ['fernhill-kettle-reward'], []])
  },
})
/** A cart holds nothing: each line says how many are left once few are, and that more were chosen than that. */
export const FewLeft = meta.story({
  args: { pledge: nearTheLimit },
  play: async (context) => {
    const t = wordsOf(context, 'checkout')
    const [roll, kettle] = await context.canvas.findAllByRole('listitem')
    await expect(roll).toHaveTextContent(t('summary.tooFew', { remaining: 3 }).replace(/\s/g, ' '))
    await expect(kettle).toHaveTextContent(t('summary.left', { remaining: 4 }))
  },
})
/** None, or any number: nothing to say. */
export const ManyLeft = meta.story({
  play: async (context) => {
    const { remaining } = cart.products[0]?.reward_variant ?? {}
    await expect(remaining).toBeNull()
    await expect(await context.canvas.findByRole('listitem')).not.toHaveTextContent(/left|reste/)
  },
})
export const NearTheLimit = meta.story({ args: { pledge: nearTheLimit } })
export const OverTheLimit = meta.story({
  args: { pledge: overTheLimit },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$124.00 over $1,000')).toBeVisible()
    await expect(await canvas.findByText(/Take something out/)).toBeVisible()
  },
})
export const WithCoupon = meta.story({
  args: { pledge: { ...nearTheLimit, coupon: 'SPARK', discount: 2_000, total_usd: 94_400 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Coupon SPARK')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Remove coupon SPARK' })).toBeVisible()
    await expect(await canvas.findByText('$944.00')).toBeVisible()
  },
})
export const WithoutAddress = meta.story({ args: { pledge: { ...cart, shipping_address: null } } })
export const NotShippedThere = meta.story({ args: { pledge: notShippedThere } })
export const NothingToShip = meta.story({
  args: { pledge: digitalCart },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Shipping')).not.toBeInTheDocument()
  },
})
/** What was pledged to the campaign before counts against the cap too. */
export const PledgedBefore = meta.story({
  args: { pledgedBefore: 90_000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$116.00 over $1,000')).toBeVisible()
  },
})
/** On a phone the summary is one line until it is pressed. */
export const Folded = meta.story({
  args: { open: false, pledge: nearTheLimit },
  globals: { viewport: { value: 'phone' } },
})
export const Unfolded = meta.story({
  args: { open: false, pledge: nearTheLimit },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.queryByRole('button', { name: /7 items, \$964\.00/ })
    // On wider screens there is nothing to expand.
    if (!fold) return
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByText('Order limit')).toBeVisible()
  },
})
export const Changing = meta.story({
  parameters: answers([pending('setItemQuantity')], withCart),
  play: async (context) => {
    await more(context)
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('2 pieces')
  },
})

export const OneMore = meta.story(sending(more, pieces(3)))

/** The message is shown at the line itself; focus stays on its button. */
const atLine = { focus: 'stays' } as const

/** A link leads to the project page. */
export const NotFound = OneMore.extend(
  rejects('NOT_FOUND', /We could not find this project/, { field: 'project', ...atLine }),
)
/** Another reward can be chosen on the project page. */
export const MissingProduct = OneMore.extend(
  rejects('MISSING_PRODUCT', /This reward is no longer offered/, atLine),
)
/** The message names the maximum quantity. */
export const NumberHigh = OneMore.extend(
  rejects('NUMBER_HIGH', /Choose at most 1,000/, { field: 'quantity', ...atLine }),
)
/** Places reopen if a pledge is cancelled; the cart stays as it is. */
export const BackerLimitExceeded = OneMore.extend(
  rejects('BACKER_LIMIT_EXCEEDED', /Fewer than that are left/, {
    field: 'quantity',
    ...atLine,
  }),
)
/** The cart stays as it is; the person takes fewer or another reward. */
export const VariantLimitExceeded = OneMore.extend(
  rejects('VARIANT_LIMIT_EXCEEDED', /Fewer than that are left of this choice/, {
    field: 'quantity',
    ...atLine,
  }),
)
/** The project page shows the state of the project. */
export const InvalidProjectState = OneMore.extend(
  rejects('INVALID_PROJECT_STATE', /The project does not allow this right now/, atLine),
)
/** The same button retries. */
export const NetworkFailure = OneMore.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/, atLine),
)
NetworkFailure.test('keeps quantity and focus, and recovers', async (context) => {
  await pieces(2)(context)
  await expect(await context.canvas.findByRole('button', { name: /One more/ })).toHaveFocus()
  await recovers(more, pieces(3))(context)
  await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument()
})
/** The page redirects to the login and back to this step. */
export const RestrictedArea = OneMore.extend(rejects('RESTRICTED_AREA', /Log in to continue/, atLine))
/** The total is charged in US dollars; what it is in Canadian ones stands beside. */
export const AboutCanadian = meta.story({
  beforeEach: withCanadianDollars,
  play: async ({ canvas, globals }) => {
    const about = globals.language === 'fr' ? 'Environ 298' : 'About CA$298'
    const line = /You are charged in US dollars\./
    await waitFor(() => expect(canvas.getByText(line)).toHaveTextContent(about))
  },
})
