import { applyCoupon } from '@kindling/api-client/contract/cart-changes'
import { checkout, getMyPledges } from '@kindling/api-client/contract/pledges'
import { answers, failing, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { formatMoney } from '../../format/index.ts'
import { storyClient } from '../shared/story-client.ts'
import { type PlayContext, rejectedInAlert } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { withCart } from './story-cart.ts'

/** Every request that is sent to the platform. */
const asked = fn()
const taken = fn()
const reloaded = fn()
const removed = fn()
const params = { id: '7' }
const total = ({ globals }: PlayContext) =>
  formatMoney(fixtures.cart.total_usd, String(globals.language), { fractions: 'always' })

const meta = preview.meta({
  title: 'Views/Checkout/Review step',
  component: ReviewStep,
  tags: ['errors'],
  parameters: { landmark: 'main', maxWidth: 680, ...answers([], withCart) },
  args: {
    project: fixtures.wholeKettle,
    pledge: fixtures.cart,
    onConfirm: async (total: number) => {
      const body = { payment_method_id: 'pm_visa', total_usd: total }
      asked()
      taken(await storyClient(checkout, { params, body, idempotencyKey: 'story' }))
    },
    onRemoveCoupon: async () => removed(await storyClient(applyCoupon, { params, body: { code: '' } })),
    onReload: async () => reloaded(await storyClient(getMyPledges, { params })),
    onStep: fn(),
  },
  beforeEach: () => {
    asked.mockClear()
    taken.mockClear()
    reloaded.mockClear()
    removed.mockClear()
  },
})

const rejects = rejecting('checkout')

const pledge = (context: PlayContext) => {
  const name = wordsOf(context, 'checkout')('review.pledge', { total: total(context) })
  return context.userEvent.click(context.canvas.getByRole('button', { name }))
}
async function confirm(context: PlayContext) {
  await context.userEvent.click(context.canvas.getByRole('checkbox'))
  await pledge(context)
}
const isTaken = () => waitFor(() => expect(taken).toHaveBeenCalledTimes(1))

/** A link leads to the step that fixes it. */
const elsewhere =
  (button: string, step: string) =>
  async (context: PlayContext & { readonly args: { readonly onStep: unknown } }) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: button }))
    await expect(context.args.onStep).toHaveBeenCalledWith(step)
    await recovers(pledge, isTaken)(context)
  }
/** The alert went with the pressed button: focus goes on to the button that pledges. */
const isAtPledge = (context: PlayContext) => {
  const name = wordsOf(context, 'checkout')('review.pledge', { total: total(context) })
  return waitFor(() => expect(context.canvas.getByRole('button', { name })).toHaveFocus())
}
/** The cart is read again, and the rejection is cleared. */
const asItIsNow = recovers(async (context) => {
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show my pledge as it is now' }))
  await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument())
  await isAtPledge(context)
  await pledge(context)
}, isTaken)

const anotherCard = 'Choose another card'
const anotherAddress = 'Choose another address'

export const Default = meta.story(sending(confirm, isTaken))
/** However often it is pressed, one pledge is sent. */
export const Pledging = meta.story({
  parameters: answers([pending('checkout')], withCart),
  play: async (context) => {
    await confirm(context)
    const button = await context.canvas.findByRole('button', { name: 'Pledging' })
    await expect(button).toHaveAttribute('aria-busy')
    await context.userEvent.dblClick(button)
    await context.userEvent.keyboard('{Enter}')
    await expect(asked).toHaveBeenCalledTimes(1)
  },
})

/** Shows the current cart; a link leads to the project page. */
export const NotFound = Default.extend(rejects('NOT_FOUND', /We could not find this project/, 'project'))
NotFound.test('shows the pledge as it is now, and pledges', asItIsNow)

/** Shows the current cart. */
export const MissingPledge = Default.extend(rejects('MISSING_PLEDGE', /There is no pledge to change/))
MissingPledge.test('shows the pledge as it is now, and pledges', asItIsNow)

/** Shows the current cart, with a link to the rewards. */
export const EmptyCheckout = Default.extend(rejects('EMPTY_CHECKOUT', /Your order is empty/))
EmptyCheckout.test('shows the pledge as it is now, and pledges', asItIsNow)

/** A link leads to the address step. */
export const FieldMissing = Default.extend(
  rejects('FIELD_MISSING', /Choose a shipping address/, 'shipping_address'),
)
FieldMissing.test('leads to the other step, and pledges', elsewhere(anotherAddress, 'address'))

/** A link leads to the payment step. */
export const MissingPaymentMethod = Default.extend(
  rejects('MISSING_PAYMENT_METHOD', /There is no card to charge/),
)
MissingPaymentMethod.test('leads to the other step, and pledges', elsewhere(anotherCard, 'payment'))

/** The person removes a reward, or one unit of it, in the summary beside it. */
export const NumberHigh = Default.extend(
  rejects('NUMBER_HIGH', /An order can be at most US\$1,000/, 'total_usd'),
)
NumberHigh.test('shows the pledge as it is now, and pledges', asItIsNow)

/** The person adds a reward in the summary beside it, or takes the coupon off. */
export const NumberLow = Default.extend(
  rejects('NUMBER_LOW', /An order comes to at least US\$0\.50/, {
    field: 'total_usd',
    words: 'errors:forms.checkout.total_usd.NUMBER_LOW',
  }),
)
/** A link takes the coupon off. */
export const InvalidCoupon = Default.extend(
  rejects('INVALID_COUPON', /Your coupon is not valid any more/, {
    field: 'code',
    words: 'errors:forms.checkout.code.INVALID_COUPON',
  }),
)
InvalidCoupon.test(
  'takes the coupon off, and pledges',
  recovers(async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Take the coupon off' }))
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument())
    await isAtPledge(context)
    await pledge(context)
  }, isTaken),
)
/** A link takes the coupon off; adding to the order helps as well. */
export const CouponMinimum = Default.extend(
  rejects('COUPON_MINIMUM', /Your coupon needs a higher pledge/, {
    field: 'code',
    words: 'errors:forms.checkout.code.COUPON_MINIMUM',
  }),
)
/** A link takes the coupon off. */
export const CouponLimit = Default.extend(
  rejects('COUPON_LIMIT', /No use of your coupon is left/, {
    field: 'code',
    words: 'errors:forms.checkout.code.COUPON_LIMIT',
  }),
)
/** Shows the new total, which the person confirms again. */
export const IntegrityError = Default.extend(
  rejects('INTEGRITY_ERROR', /The total changed in the meantime and nothing was charged/, {
    field: 'total_usd',
  }),
)
IntegrityError.test('shows the pledge as it is now, and pledges', asItIsNow)

/** Shows the current cart; the person removes the sold-out reward. */
export const BackerLimitExceeded = Default.extend(
  rejects('BACKER_LIMIT_EXCEEDED', /This reward is sold out\. Places reopen if a pledge is cancelled\./),
)
BackerLimitExceeded.test('shows the pledge as it is now, and pledges', asItIsNow)
BackerLimitExceeded.test('stays, with the new reason, until the cart can be read', async (context) => {
  context.msw.use(failing('getMyPledges', 'NETWORK_FAILURE'))
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show my pledge as it is now' }))
  await rejectedInAlert(context, 'We could not reach the server')
})

/** Shows the current cart; the person takes fewer. */
export const VariantLimitExceeded = Default.extend(
  rejects('VARIANT_LIMIT_EXCEEDED', /Fewer than that are left of this choice/, {
    field: 'quantity',
  }),
)
VariantLimitExceeded.test('shows the pledge as it is now, and pledges', asItIsNow)

/** A link leads to the address step. */
export const OutOfRange = Default.extend(
  rejects('OUT_OF_RANGE', /does not ship to this country/, 'shipping_address'),
)
OutOfRange.test('leads to the other step, and pledges', elsewhere(anotherAddress, 'address'))

/** Shows the current cart; the project page shows the state of the project. */
export const InvalidProjectState = Default.extend(
  rejects('INVALID_PROJECT_STATE', /The project does not allow this right now/),
)
InvalidProjectState.test('shows the pledge as it is now, and pledges', asItIsNow)

/** A link leads to the payment step. */
export const InsufficientFunds = Default.extend(
  rejects('INSUFFICIENT_FUNDS', /not enough money on this card\. Nothing was charged/, {
    field: 'payment_method',
  }),
)
InsufficientFunds.test('leads to the other step, and pledges', elsewhere(anotherCard, 'payment'))

/** A link leads to the payment step. */
export const InvalidValue = Default.extend(
  rejects('INVALID_VALUE', /Your bank declined this card/, 'payment_method'),
)
InvalidValue.test('leads to the other step, and pledges', elsewhere(anotherCard, 'payment'))

/** The same button retries: the same call is never two pledges. */
export const ExternalError = Default.extend(
  rejects('EXTERNAL_ERROR', /The payment service did not answer and nothing was charged/, {
    field: 'payment_method',
  }),
)
/** The same button retries, a moment later. */
export const InvalidState = Default.extend(rejects('INVALID_STATE', /This is not allowed right now/))
/** The same button retries: the same call is never two pledges. */
export const NetworkFailure = Default.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
NetworkFailure.test('recovers', recovers(pledge, isTaken))

/** The same button retries: the same call is never two pledges. */
export const RequestTimeout = Default.extend(rejects('REQUEST_TIMEOUT', /The answer took too long/))
/** The page redirects to the login and back to the review. */
export const RestrictedArea = Default.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
