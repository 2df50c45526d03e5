import { addPaymentMethod } from '@kindling/api-client/contract/users'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { handedOver, hostedEntry, typedEntry, unreachableEntry } from '../shared/story-card.ts'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, rejectedAtField, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { expiredCard, storyNow, withCart } from './story-cart.ts'

const done = fn()

const meta = preview.meta({
  title: 'Views/Checkout/Payment step',
  component: PaymentStep,
  tags: ['errors'],
  parameters: { landmark: 'main', maxWidth: 720, ...answers([], withCart) },
  args: {
    cards: [],
    chosen: null,
    now: storyNow,
    entry: typedEntry,
    onChoose: fn(),
    onAdd: (body) => storyClient(addPaymentMethod, { body }),
    onDone: done,
  },
  beforeEach: () => {
    done.mockClear()
    handedOver.mockClear()
  },
})

const rejects = rejecting('addPaymentMethod')

async function writeCard(context: PlayContext) {
  const t = wordsOf(context, 'checkout')
  await fill(context, t('payment.fields.name'), 'Mara Lindqvist')
  await fill(context, t('payment.fields.card_number'), '4242 4242 4242 4242')
  await fill(context, t('payment.fields.expiration'), '08/29')
  await fill(context, t('payment.fields.cvv'), '123')
}
const go = async (context: PlayContext) =>
  context.userEvent.click(
    await context.canvas.findByRole('button', { name: wordsOf(context, 'checkout')('payment.continue') }),
  )
async function addCard(context: PlayContext) {
  await writeCard(context)
  await go(context)
}
const isDone = () => waitFor(() => expect(done).toHaveBeenCalledTimes(1))

export const Default = meta.story(sending(addCard, isDone))
/** An American Express card has a four-digit security code on the front. */
export const AmericanExpress = meta.story({
  play: async (context) => {
    await fill(context, 'Card number', '378282246310005')
    await expect(await context.canvas.findByLabelText('Card number')).toHaveValue('3782 822463 10005')
    await expect(await context.canvas.findByLabelText('Security code')).toHaveAttribute(
      'placeholder',
      '4 digits',
    )
  },
})
export const ExpiredCard = meta.story({
  args: { cards: [expiredCard, fixtures.visa], chosen: 'pm_old' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Mastercard/ })).toBeDisabled()
    await expect(await canvas.findByRole('radio', { name: /Visa/ })).toBeChecked()
  },
})
/** The form validates this itself, without a call, and shows it beside the field. */
export const NothingTyped = meta.story({
  play: async (context) => {
    await go(context)
    await rejectedAtField(context, 'Name on card', /Enter the name printed on the card/, '')
    await expect(await context.canvas.findByLabelText('Security code')).toHaveAccessibleDescription(
      /security code/,
    )
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
export const FieldMissing = Default.extend(
  rejected('tokenizeCard', 'FIELD_MISSING', /Enter the security code/, {
    field: 'cvv',
    at: 'checkout:payment.fields.cvv',
  }),
)
/** The person corrects the digits or enters another card. */
export const InvalidValue = Default.extend(
  rejected('tokenizeCard', 'INVALID_VALUE', /not a card number/, {
    field: 'card_number',
    at: 'checkout:payment.fields.card_number',
  }),
)
InvalidValue.test('waits for another number, and recovers', async (context) => {
  const button = context.canvas.getByRole('button', { name: 'Continue to review' })
  await expect(button).toHaveAccessibleDescription('Change what is marked to try again.')
  await go(context)
  await expect(done).not.toHaveBeenCalled()
  await fill(context, 'Card number', '5555 5555 5555 4444')
  await recovers(go, isDone)(context)
})
/** The processor finds the card over on its own clock. */
export const Expired = Default.extend(
  rejected('tokenizeCard', 'DATE_EARLY', /This card has expired/, {
    field: 'expiration',
    at: 'checkout:payment.fields.expiration',
  }),
)
/** The bank lets nobody keep this card; the person enters another. */
export const CardRejected = Default.extend(
  rejects('INVALID_VALUE', /does not accept this card/, 'card_token'),
)

/** The same button retries, a moment later. */
export const ExternalError = Default.extend(
  rejects('EXTERNAL_ERROR', /did not answer and your card was not saved/, {
    words: 'errors:forms.card.form.EXTERNAL_ERROR',
  }),
)
/** The person enters another card. */
export const DateEarly = Default.extend(
  rejects('DATE_EARLY', /This card has expired/, {
    field: 'expiration',
    at: 'checkout:payment.fields.expiration',
  }),
)
/** The person chooses a saved card, or removes one in the settings. */
export const MaxCount = Default.extend(
  rejects('MAX_COUNT', /You can keep at most 20 cards/, 'payment_method'),
)
MaxCount.test('recovers', recovers(tryAgain, isDone))

/** The page redirects to the login and back to this step. */
export const RestrictedArea = Default.extend(rejects('RESTRICTED_AREA', /Log in to continue/))

async function writeHosted(context: PlayContext, number = '4242 4242 4242 4242', expiration = '0829') {
  const t = wordsOf(context, 'checkout')
  await fill(context, t('payment.fields.name'), 'Mara Lindqvist')
  for (const [field, text] of [
    ['card_number', number],
    ['expiration', expiration],
    ['cvv', '123'],
  ] as const)
    await context.userEvent.type(
      await context.canvas.findByRole('textbox', { name: t(`payment.fields.${field}`) }),
      text,
    )
}
/** The fields of a processor: the number is typed into its own site's frames and never known here. */
export const Hosted = meta.story({
  args: { entry: hostedEntry },
  ...sending(async (context) => {
    await writeHosted(context)
    await go(context)
  }, isDone),
})
Hosted.test('hands the card to the processor under the name on it', () =>
  expect(handedOver).toHaveBeenCalledWith({ name: 'Mara Lindqvist' }),
)
/** All that is missing is said at once, beside its field. */
export const HostedNothingTyped = meta.story({
  args: { entry: hostedEntry },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('textbox', { name: 'Card number' })
    await go(context)
    await rejectedAtField(context, 'Name on card', /Enter the name printed on the card/, '')
    for (const words of [/Enter the card number/, /Enter the expiry date/, /Enter the security code/])
      await expect(await canvas.findByText(words)).toBeVisible()
    await expect(handedOver).not.toHaveBeenCalled()
  },
})
/** Found while typing, as the processor tells it. */
export const HostedExpired = meta.story({
  args: { entry: hostedEntry },
  play: async (context) => {
    await writeHosted(context, '4242 4242 4242 4242', '0820')
    await expect(await context.canvas.findByText(/This card has expired/)).toBeVisible()
    await go(context)
    await expect(handedOver).not.toHaveBeenCalled()
    await expect(await context.canvas.findByRole('textbox', { name: 'Expiry' })).toHaveFocus()
  },
})
/** The processor names the field. */
export const HostedWrongNumber = meta.story({
  args: { entry: hostedEntry },
  play: async (context) => {
    await writeHosted(context, '4242 4242 4242 4249')
    await go(context)
    await expect(await context.canvas.findByText(/This is not a card number/)).toBeVisible()
    await expect(await context.canvas.findByRole('textbox', { name: 'Card number' })).toHaveFocus()
    await expect(await context.canvas.findByLabelText('Name on card')).toHaveValue('Mara Lindqvist')
  },
})
/** The processor takes no such card; nothing that was typed is lost. */
export const HostedRejected = meta.story({
  args: { entry: hostedEntry },
  play: async (context) => {
    await writeHosted(context, '4000 0000 0000 0002')
    await go(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/does not accept this card/)
    await expect(await context.canvas.findByRole('textbox', { name: 'Card number' })).toHaveValue(
      '4000 0000 0000 0002',
    )
    await expect(done).not.toHaveBeenCalled()
  },
})
/** The processor's script did not come: said, and asked for again. */
export const HostedOutOfReach = meta.story({
  args: { entry: unreachableEntry },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'The card fields did not load.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'The card fields did not load.' })).toBeVisible()
  },
})
