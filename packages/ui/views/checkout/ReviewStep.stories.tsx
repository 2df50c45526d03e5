import { checkout, getMyPledges } from '@kindling/api-client/contract/pledges'
import { answers, fails, fixtures, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { heal, type Play, type PlayContext, refusedInAlert } from '../shared/story-plays.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { withCart } from './story-cart.ts'

const taken = fn()
const reloaded = fn()
const params = { id: '7' }

const meta = preview.meta({
  title: 'Views/Checkout/Review step',
  component: ReviewStep,
  tags: ['errors'],
  parameters: answers([], withCart),
  args: {
    project: fixtures.wholeKettle,
    pledge: fixtures.cart,
    onConfirm: async (total: number) => {
      const body = { payment_method_id: 'pm_visa', total_usd: total }
      taken(await storyClient(checkout, { params, body, idempotencyKey: 'story' }))
    },
    onReload: async () => reloaded(await storyClient(getMyPledges, { params })),
    onStep: fn(),
  },
  beforeEach: () => {
    taken.mockClear()
    reloaded.mockClear()
  },
  render: (args) => (
    <main style={{ maxInlineSize: 680 }}>
      <ReviewStep {...args} />
    </main>
  ),
})

const pledge = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Pledge $216.00' }))

async function refused(context: PlayContext, words: string | RegExp) {
  await context.userEvent.click(context.canvas.getByRole('checkbox'))
  await pledge(context)
  await refusedInAlert(context, words)
  await expect(taken).not.toHaveBeenCalled()
  await expect(context.canvas.getByRole('checkbox')).toBeChecked()
}

/** Nothing is lost: the same button pledges once the platform is well. */
const again =
  (words: string | RegExp): Play =>
  async (context) => {
    await refused(context, words)
    heal(context, withCart)
    await pledge(context)
    await waitFor(() => expect(taken).toHaveBeenCalledTimes(1))
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument()
  }
/** Another step mends it, one press away. */
const elsewhere =
  (words: string | RegExp, button: string, step: string) =>
  async (context: PlayContext & { readonly args: { readonly onStep: unknown } }) => {
    await refused(context, words)
    await context.userEvent.click(context.canvas.getByRole('button', { name: button }))
    await expect(context.args.onStep).toHaveBeenCalledWith(step)
    heal(context, withCart)
    await pledge(context)
    await waitFor(() => expect(taken).toHaveBeenCalledTimes(1))
  }
/** The pledge is read as it is now, and the refusal is over. */
const asItIsNow =
  (words: string | RegExp): Play =>
  async (context) => {
    await refused(context, words)
    heal(context, withCart)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show my pledge as it is now' }))
    await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument())
    await pledge(context)
    await waitFor(() => expect(taken).toHaveBeenCalledTimes(1))
  }

const anotherCard = 'Choose another card'
const anotherAddress = 'Choose another address'

export const Default = meta.story({
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('checkbox'))
    await pledge(context)
    await waitFor(() => expect(taken).toHaveBeenCalledTimes(1))
  },
})
/** However often it is pressed, one pledge is on its way. */
export const Pledging = meta.story({
  parameters: answers([pending('checkout')], withCart),
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('checkbox'))
    await pledge(context)
    await expect(await context.canvas.findByRole('button', { name: 'Pledging' })).toHaveAttribute('aria-busy')
  },
})

/** The pledge as it is now; the project page is one press away. */
export const NotFound = meta.story({
  parameters: fails('checkout', 'NOT_FOUND', { field: 'project' }, withCart),
  play: asItIsNow('We could not find this project'),
})
/** The pledge as it is now. */
export const MissingPledge = meta.story({
  parameters: fails('checkout', 'MISSING_PLEDGE', {}, withCart),
  play: asItIsNow('There is no pledge to change'),
})
/** The pledge as it is now, with the way to the rewards. */
export const EmptyCheckout = meta.story({
  parameters: fails('checkout', 'EMPTY_CHECKOUT', {}, withCart),
  play: asItIsNow('Your order is empty'),
})
/** The address is chosen, one press away. */
export const FieldMissing = meta.story({
  parameters: fails('checkout', 'FIELD_MISSING', { field: 'shipping_address' }, withCart),
  play: elsewhere('Choose a shipping address', anotherAddress, 'address'),
})
/** A card is chosen or added, one press away. */
export const MissingPaymentMethod = meta.story({
  parameters: fails('checkout', 'MISSING_PAYMENT_METHOD', {}, withCart),
  play: elsewhere('There is no card to charge', anotherCard, 'payment'),
})
/** A reward is taken out, or one fewer of it, in the summary beside it. */
export const NumberHigh = meta.story({
  parameters: fails('checkout', 'NUMBER_HIGH', { field: 'total_usd', params: { max: 100_000 } }, withCart),
  play: asItIsNow('An order can be at most US$1,000'),
})
/** The new total is shown, and confirmed anew. */
export const IntegrityError = meta.story({
  parameters: fails('checkout', 'INTEGRITY_ERROR', { field: 'total_usd' }, withCart),
  play: asItIsNow('The total changed in the meantime and nothing was charged'),
})
/** The pledge as it is now; the sold-out reward is taken out. */
export const BackerLimitExceeded = meta.story({
  parameters: fails('checkout', 'BACKER_LIMIT_EXCEEDED', {}, withCart),
  play: asItIsNow('This reward is sold out. Places reopen if a pledge is cancelled.'),
})
/** The pledge as it is now; fewer are chosen. */
export const VariantLimitExceeded = meta.story({
  parameters: fails('checkout', 'VARIANT_LIMIT_EXCEEDED', { field: 'quantity' }, withCart),
  play: asItIsNow('Fewer than that are left of this choice'),
})
/** Another address, one press away. */
export const OutOfRange = meta.story({
  parameters: fails('checkout', 'OUT_OF_RANGE', { field: 'shipping_address' }, withCart),
  play: elsewhere('does not ship to this country', anotherAddress, 'address'),
})
/** The pledge as it is now; the project page says how it stands. */
export const InvalidProjectState = meta.story({
  parameters: fails('checkout', 'INVALID_PROJECT_STATE', {}, withCart),
  play: asItIsNow('The project does not allow this right now'),
})
/** Another card, one press away. */
export const InsufficientFunds = meta.story({
  parameters: fails('checkout', 'INSUFFICIENT_FUNDS', { field: 'payment_method' }, withCart),
  play: elsewhere('not enough money on this card. Nothing was charged', anotherCard, 'payment'),
})
/** Another card, one press away. */
export const InvalidValue = meta.story({
  parameters: fails('checkout', 'INVALID_VALUE', { field: 'payment_method' }, withCart),
  play: elsewhere('Your bank refused this card', anotherCard, 'payment'),
})
/** The same button, once more: the same call is never two pledges. */
export const ExternalError = meta.story({
  parameters: fails('checkout', 'EXTERNAL_ERROR', { field: 'payment_method' }, withCart),
  play: again('The payment service did not answer and nothing was charged'),
})
/** The same button, a moment later. */
export const InvalidState = meta.story({
  parameters: fails('checkout', 'INVALID_STATE', {}, withCart),
  play: again('This is not allowed right now'),
})
/** The same button, once more: the same call is never two pledges. */
export const NetworkFailure = meta.story({
  parameters: fails('checkout', 'NETWORK_FAILURE', {}, withCart),
  play: again('We could not reach the server'),
})
/** The same button, once more: the same call is never two pledges. */
export const RequestTimeout = meta.story({
  parameters: fails('checkout', 'REQUEST_TIMEOUT', {}, withCart),
  play: again('The answer took too long'),
})
/** The page leads to the login and back to the review. */
export const RestrictedArea = meta.story({
  parameters: fails('checkout', 'RESTRICTED_AREA', {}, withCart),
  play: again('Log in to continue'),
})
/** The refusal stays, with the new reason, until the pledge could be read. */
export const ReadingAnewFailsToo = meta.story({
  parameters: fails('checkout', 'BACKER_LIMIT_EXCEEDED', {}, withCart),
  play: async (context) => {
    await refused(context, 'This reward is sold out')
    context.msw.use(...fails('getMyPledges', 'NETWORK_FAILURE').scenario.slice(0, 1))
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show my pledge as it is now' }))
    await refusedInAlert(context, 'We could not reach the server')
  },
})
