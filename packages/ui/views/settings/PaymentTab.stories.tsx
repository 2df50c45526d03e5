import {
  addPaymentMethod,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@kindling/api-client/contract/users'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { typedEntry } from '../shared/story-card.ts'
import { storyClient } from '../shared/story-client.ts'
import {
  fill,
  type Play,
  type PlayContext,
  rejectedAtField,
  tryAgainInDialog,
} from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PaymentTab } from './PaymentTab.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

const { backer, visa } = fixtures
const other = { ...visa, id: 'pm_other', brand: 'amex', last4: '8431', is_default: false } as const
const added = fn()
const chosen = fn()
const removed = fn()
const withBoth = { user: { ...backer, payment_methods: [visa, other] } }

const meta = preview.meta({
  title: 'Views/Settings/Payment',
  component: PaymentTab,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], withBoth) },
  args: {
    cards: [visa, other],
    addresses: backer.shipping_addresses,
    now: () => fixtures.nowSeconds * 1000,
    entry: typedEntry,
    // The real client, against the platform that the story plays.
    onAdd: async (body) => {
      await storyClient(addPaymentMethod, { body })
      added(body)
    },
    onMakeDefault: async (id) => chosen(await storyClient(setDefaultPaymentMethod, { body: { id } })),
    onRemove: async (id) => removed(await storyClient(removePaymentMethod, { params: { id } })),
  },
  beforeEach: () => {
    for (const each of [added, chosen, removed]) each.mockClear()
  },
  render: (args) => (
    <main>
      <SettingsFrame current="payment" hrefOf={(tab) => `/settings/${tab}`}>
        <PaymentTab {...args} />
      </SettingsFrame>
    </main>
  ),
})

const amex = /American Express.*8431/
/** The row of the card that is not the default. */
const row = ({ canvas }: PlayContext) => {
  const found = canvas.getAllByRole('listitem').find((each: HTMLElement) => amex.test(each.textContent ?? ''))
  if (!found) throw new Error('The card is not there')
  return within(found)
}
/** Its name begins with the verb and names the card. */
const ofRow = (context: PlayContext, verb: string) =>
  row(context).getByRole('button', { name: new RegExp(`^${verb}.*American`) })
const makeDefault = (context: PlayContext) =>
  context.userEvent.click(ofRow(context, wordsOf(context, 'settings')('makeDefault')))
async function remove(context: PlayContext) {
  const verb = wordsOf(context, 'common')('remove')
  await context.userEvent.click(ofRow(context, verb))
  const keep = wordsOf(context, 'settings')('keep')
  await waitFor(() => expect(row(context).getByRole('button', { name: keep })).toHaveFocus())
  await context.userEvent.click(row(context).getByRole('button', { name: verb }))
}
const isChosen = () => waitFor(() => expect(chosen).toHaveBeenCalledTimes(1))
const isRemoved = () => waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
const inRow =
  (act: Play, accepted: () => Promise<void>): Play =>
  async (context) => {
    await expect(await row(context).findByRole('alert')).toBeVisible()
    await recovers(act, accepted)(context)
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  }
/** Opens the dialog and fills in a card; the returned context queries inside the dialog. */
async function writeCard(shown: PlayContext): Promise<PlayContext> {
  const name = wordsOf(shown, 'settings')('payment.add')
  const t = wordsOf(shown, 'checkout')
  await shown.userEvent.click(shown.canvas.getByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name })
  const context = { ...shown, canvas: within(dialog) as PlayContext['canvas'] }
  await fill(context, t('payment.fields.name'), 'Mara Lindqvist')
  await fill(context, t('payment.fields.card_number'), '4242 4242 4242 4242')
  await fill(context, t('payment.fields.expiration'), '12/30')
  return context
}
/** Another billing address, without its postal code. */
async function writeBilling(context: PlayContext) {
  const t = wordsOf(context, 'checkout')
  await context.userEvent.click(context.canvas.getByRole('radio', { name: t('payment.billingOther') }))
  await fill(context, t('address.fields.country_code'), 'Canada')
  await context.userEvent.keyboard('{Enter}')
  await fill(context, t('address.fields.line1'), '2240 Gottingen Street')
  await fill(context, t('address.fields.city'), 'Halifax')
  await fill(context, t('address.fields.state'), 'Nova Scotia')
}
async function send(context: PlayContext) {
  const dialog = within(screen.getByRole('dialog'))
  const name = wordsOf(context, 'settings')('payment.add')
  await context.userEvent.click(dialog.getByRole('button', { name }))
}
const isAdded = async () => {
  await waitFor(() => expect(added).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** The security code and the billing address are optional. */
export const Default = meta.story(
  sending(
    async (shown) => send(await writeCard(shown)),
    async () => {
      await isAdded()
      await expect(added).toHaveBeenCalledWith({
        name: 'Mara Lindqvist',
        card_token: 'tok_4242_1230',
        user_saved: true,
      })
    },
  ),
)
/** One of the person's own addresses. */
export const BilledToOwn = meta.story({
  play: async (shown) => {
    const context = await writeCard(shown)
    await context.userEvent.click(context.canvas.getByRole('radio', { name: /Mara Lindqvist/ }))
    await send(context)
    const { id: _, ...billing_address } = backer.shipping_addresses[0] ?? { id: '' }
    await waitFor(() => expect(added).toHaveBeenCalledWith(expect.objectContaining({ billing_address })))
  },
})
/** A new address is validated as everywhere; nothing is sent before it is valid. */
export const BilledToAnother = meta.story({
  play: async (shown) => {
    const context = await writeCard(shown)
    await writeBilling(context)
    await send(context)
    await rejectedAtField(context, 'Postal code', /Enter the postal code/, '')
    await expect(added).not.toHaveBeenCalled()
    await fill(context, 'Postal code', 'B3K 3B8')
    await send(context)
    await isAdded()
    await expect(added).toHaveBeenCalledWith(
      expect.objectContaining({ billing_address: expect.objectContaining({ city: 'Halifax' }) }),
    )
  },
})
export const Billed = meta.story(
  sending(async (shown) => {
    const context = await writeCard(shown)
    await writeBilling(context)
    await fill(context, wordsOf(shown, 'checkout')('address.fields.postal_code'), 'B3K 3B8')
    await send(context)
  }, isAdded),
)
/** An error of the address is shown beside its field, not over the card. */
export const BillingRejected = Billed.extend(
  rejected('addPaymentMethod', 'INVALID_VALUE', /Check the city/, {
    field: 'billing_address.city',
    at: 'checkout:address.fields.city',
    words: 'errors:INVALID_VALUE.city',
  }),
)
export const CardRejected = Default.extend(
  rejected('tokenizeCard', 'DATE_EARLY', /has expired/, {
    field: 'expiration',
    at: 'checkout:payment.fields.expiration',
  }),
)
CardRejected.test('keeps the dialog open', () => expect(added).not.toHaveBeenCalled())

/** Nobody takes cards here yet: no processor is set up. */
export const Closed = meta.story({
  args: { entry: null },
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: wordsOf(context, 'settings')('payment.add') })
    await expect(button).toHaveAccessibleDescription(wordsOf(context, 'settings')('payment.closed'))
    await context.userEvent.click(button)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
export const AddOffline = Default.extend(
  rejected('addPaymentMethod', 'NETWORK_FAILURE', /We could not reach the server/),
)
AddOffline.test('recovers', recovers(tryAgainInDialog, isAdded))
export const MadeDefault = meta.story(sending(makeDefault, isChosen))
export const Removing = meta.story(sending(remove, isRemoved))
/** The question is asked in the row; "keep" changes nothing. */
export const RemoveAsked = meta.story({
  play: async (context) => {
    await context.userEvent.click(row(context).getByRole('button', { name: /^Remove: American/ }))
    await expect(await row(context).findByText('Remove this card?')).toBeVisible()
    await context.userEvent.click(row(context).getByRole('button', { name: 'Keep' }))
    await expect(removed).not.toHaveBeenCalled()
    await remove(context)
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
  },
})
export const Empty = meta.story({
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No card yet' })).toBeVisible()
  },
})
export const LongAndHostile = meta.story({
  args: {
    cards: [
      {
        ...visa,
        expiration: '01/20',
        name: `<b onclick=alert(1)>${'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)}`,
      },
      { ...other, brand: 'unknown' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expired')).toBeVisible()
  },
})
export const RemovePending = meta.story({
  parameters: answers([pending('removePaymentMethod')], withBoth),
  play: async (context) => {
    await remove(context)
    await expect(await row(context).findByRole('button', { name: 'Removing' })).toHaveAttribute('aria-busy')
  },
})
export const DefaultMissing = MadeDefault.extend(
  rejected('setDefaultPaymentMethod', 'MISSING_PAYMENT_METHOD', /It is no longer saved/, {
    words: 'settings:gone',
  }),
)
DefaultMissing.test('says it in its own row, and recovers', inRow(makeDefault, isChosen))

export const RemoveMissing = Removing.extend(
  rejected('removePaymentMethod', 'MISSING_PAYMENT_METHOD', /It is no longer saved/, {
    words: 'settings:gone',
  }),
)
export const RemoveInUse = Removing.extend(
  rejected('removePaymentMethod', 'PAYMENT_METHOD_IN_USE', /This card pays for a pledge/),
)
RemoveInUse.test('says it in its own row, and recovers', inRow(remove, isRemoved))
