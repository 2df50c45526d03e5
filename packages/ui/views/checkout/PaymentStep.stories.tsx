import { addPaymentMethod } from '@kindling/api-client/contract/users'
import { answers, fails, fixtures, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import {
  fill,
  heal,
  type Play,
  type PlayContext,
  refusedAtField,
  refusedInAlert,
} from '../shared/story-plays.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { expiredCard, storyNow, withCart } from './story-cart.ts'

const done = fn()

const meta = preview.meta({
  title: 'Views/Checkout/Payment step',
  component: PaymentStep,
  tags: ['errors'],
  parameters: answers([], withCart),
  args: {
    cards: [],
    chosen: null,
    now: storyNow,
    onChoose: fn(),
    onAdd: (body) => storyClient(addPaymentMethod, { body }),
    onDone: done,
  },
  beforeEach: () => {
    done.mockClear()
  },
  render: (args) => (
    <main style={{ maxInlineSize: 720 }}>
      <PaymentStep {...args} />
    </main>
  ),
})

async function writeCard(context: PlayContext) {
  await fill(context, 'Name on card', 'Mara Lindqvist')
  await fill(context, 'Card number', '4242 4242 4242 4242')
  await fill(context, 'Expiry', '08/29')
  await fill(context, 'Security code', '123')
}
const go = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }))

async function takenNow(context: PlayContext) {
  await expect(done).not.toHaveBeenCalled()
  heal(context, withCart)
  await go(context)
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
}
const refusedOver =
  (words: string | RegExp): Play =>
  async (context) => {
    await writeCard(context)
    await go(context)
    await refusedInAlert(context, words)
    await expect(context.canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
    await takenNow(context)
  }
const refusedBeside =
  (label: string, words: RegExp, typed: string): Play =>
  async (context) => {
    await writeCard(context)
    await go(context)
    await refusedAtField(context, label, words, typed)
    await takenNow(context)
  }

export const Default = meta.story({
  play: async (context) => {
    await writeCard(context)
    await go(context)
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  },
})
/** An American Express card has its four digits on the front. */
export const AmericanExpress = meta.story({
  play: async (context) => {
    await fill(context, 'Card number', '378282246310005')
    await expect(context.canvas.getByLabelText('Card number')).toHaveValue('3782 822463 10005')
    await expect(context.canvas.getByLabelText('Security code')).toHaveAttribute('placeholder', '4 digits')
  },
})
export const ExpiredCard = meta.story({
  args: { cards: [expiredCard, fixtures.visa], chosen: 'pm_old' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Mastercard/ })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /Visa/ })).toBeChecked()
  },
})
/** What the form knows itself is told without a call, beside its field. */
export const NothingTyped = meta.story({
  play: async (context) => {
    await go(context)
    await refusedAtField(context, 'Name on card', /Enter a name/, '')
    await expect(context.canvas.getByLabelText('Security code')).toHaveAccessibleDescription(/security code/)
  },
})
export const AddingIsUnderWay = meta.story({
  parameters: answers([pending('addPaymentMethod')], withCart),
  play: async (context) => {
    await writeCard(context)
    await go(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy')
  },
})

/** The field is named beside itself and has focus. */
export const FieldMissing = meta.story({
  parameters: fails('addPaymentMethod', 'FIELD_MISSING', { field: 'cvv' }, withCart),
  play: refusedBeside('Security code', /Enter the security code/, '123'),
})
/** The digits are mended, or another card is typed. */
export const InvalidValue = meta.story({
  parameters: fails('addPaymentMethod', 'INVALID_VALUE', { field: 'card_number' }, withCart),
  play: refusedBeside('Card number', /not a card number/, '4242 4242 4242 4242'),
})
/** Another card is typed. */
export const DateEarly = meta.story({
  parameters: fails('addPaymentMethod', 'DATE_EARLY', { field: 'expiration' }, withCart),
  play: refusedBeside('Expiry', /This card has expired/, '08/29'),
})
/** The form keeps every digit; the button sends it again. */
export const ExternalError = meta.story({
  parameters: fails('addPaymentMethod', 'EXTERNAL_ERROR', { field: 'payment_method' }, withCart),
  play: refusedOver('The payment service did not answer and nothing was charged'),
})
/** One of the kept cards is chosen, or one is removed in the settings. */
export const MaxCount = meta.story({
  parameters: fails(
    'addPaymentMethod',
    'MAX_COUNT',
    { field: 'payment_method', params: { max: 10 } },
    withCart,
  ),
  play: refusedOver('You can keep at most 10 cards'),
})
/** The form keeps every digit; the button sends it again. */
export const NetworkFailure = meta.story({
  parameters: fails('addPaymentMethod', 'NETWORK_FAILURE', {}, withCart),
  play: refusedOver('What you typed is kept'),
})
/** The form keeps every digit; the button sends it again. */
export const RequestTimeout = meta.story({
  parameters: fails('addPaymentMethod', 'REQUEST_TIMEOUT', {}, withCart),
  play: refusedOver('took too long'),
})
/** The page leads to the login and back to this step. */
export const RestrictedArea = meta.story({
  parameters: fails('addPaymentMethod', 'RESTRICTED_AREA', {}, withCart),
  play: refusedOver('Log in to continue'),
})
