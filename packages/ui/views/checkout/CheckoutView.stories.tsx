import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor, within } from '#catalogue/test'
import { typedEntry } from '../shared/story-card.ts'
import { fill } from '../shared/story-plays.ts'
import { asRead, wordsOf } from '../shared/story-words.ts'
import { CheckoutStage } from './CheckoutStage.tsx'
import { CheckoutView } from './CheckoutView.tsx'
import {
  digitalCart,
  expiredCard,
  nearTheLimit,
  notShippedThere,
  storyNow,
  withAddOns,
  withCart,
} from './story-cart.ts'

const { backer, cart, visa, wholeKettle } = fixtures

const meta = preview.meta({
  title: 'Views/Checkout/Checkout',
  component: CheckoutView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], withCart) },
  args: {
    project: wholeKettle,
    pledge: cart,
    step: 'address' as const,
    facts: { needsAddress: true, hasAddress: true, hasCard: true },
    addresses: backer.shipping_addresses,
    cards: [visa],
    card: visa,
    now: storyNow,
    cardEntry: typedEntry,
    onStep: fn(),
    onChooseAddress: fn(async () => undefined),
    onAddAddress: fn(async () => undefined),
    onChooseCard: fn(),
    onAddCard: fn(async () => undefined),
    onCoupon: async () => undefined,
    onQuantity: fn(async () => undefined),
    onConfirm: fn(async () => undefined),
    onReload: fn(async () => undefined),
  },
  render: (args) => <CheckoutStage {...args} />,
})

export const Address = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Mara Lindqvist/ })).toBeChecked()
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }))
    const heading = await canvas.findByRole('heading', { name: /How will you pay/ })
    // Focus moves to the step that opens.
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(await canvas.findByText(/14 Rue Saint-Paul Ouest/)).toBeVisible()
  },
})

/** Small things beside a reward: what is left is said, and the sums move with each press. */
export const AddOns = meta.story({
  parameters: answers([], { ...withCart, project: withAddOns }),
  args: { project: withAddOns, step: 'review' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const t = wordsOf(context, 'checkout')
    const part = within(await canvas.findByRole('region', { name: t('summary.addOns') }))
    const pieces = (name: string, count: number) =>
      waitFor(async () =>
        expect(await part.findByText(asRead(t('summary.quantity', { name, count })))).toBeInTheDocument(),
      )
    const [seals, roll] = ['Seals, set of three', 'Canvas roll, empty']
    const more = (name: string) => part.getByRole('button', { name: t('summary.more', { name }) })
    const fewer = await part.findByRole('button', { name: t('summary.fewer', { name: seals }) })
    await expect(fewer).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more(seals))
    await pieces(seals, 1)
    await userEvent.click(more(seals))
    await pieces(seals, 2)
    await expect(await part.findByText(new RegExp(t('summary.left', { remaining: 3 })))).toBeVisible()
    for (const count of [1, 2, 3]) {
      await userEvent.click(more(roll))
      await pieces(roll, count)
    }
    await expect(more(roll)).toHaveAttribute('aria-disabled', 'true')
  },
})
/** Those that are not sent to the address are not offered. */
export const AddOnsNotSentThere = meta.story({
  parameters: answers([], { ...withCart, project: withAddOns }),
  args: {
    project: {
      ...withAddOns,
      rewards: withAddOns.rewards.map((reward) =>
        reward.is_addon ? { ...reward, shipping_cost: { GBR: 0 } } : reward,
      ),
    },
    step: 'review',
  },
  play: async (context) => {
    const t = wordsOf(context, 'checkout')
    await expect(await context.canvas.findByRole('heading', { name: t('summary.title') })).toBeVisible()
    await expect(context.canvas.queryByRole('region', { name: t('summary.addOns') })).toBeNull()
  },
})
/** A new account: no address, no card, nothing to choose from. */
export const FirstAddress = meta.story({
  args: {
    pledge: { ...cart, shipping_address: null },
    facts: { needsAddress: true, hasAddress: false, hasCard: false },
    addresses: [],
    cards: [],
    card: null,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(await canvas.findByText('With your address')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }))
    await expect(await canvas.findByLabelText('Country')).toHaveAccessibleDescription(/Choose a country/)
    await expect(await canvas.findByLabelText('Country')).toHaveFocus()
  },
})

export const NewAddress = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('radio', { name: 'New address' }))
    await fill(context, 'Country', 'Canada')
    await userEvent.keyboard('{Enter}')
    await fill(context, 'Address', '2240 Gottingen Street')
    await fill(context, 'City', 'Halifax')
    await fill(context, 'State or province', 'Nova Scotia')
    await fill(context, 'Postal code', 'B3K 3B')
    await userEvent.tab()
    const code = canvas.getByLabelText('Postal code')
    await waitFor(() => expect(code).toHaveAccessibleDescription(/does not exist in the chosen country/))
    await expect(code).toHaveValue('B3K 3B')
  },
})

export const Payment = meta.story({
  args: { step: 'payment', cards: [visa, expiredCard] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Mastercard/ })).toBeDisabled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to review' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /Review and pledge/, level: 2 })).toHaveFocus(),
    )
  },
})

export const FirstCard = meta.story({
  args: {
    step: 'payment',
    cards: [],
    card: null,
    facts: { needsAddress: true, hasAddress: true, hasCard: false },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context, 'Name on card', 'Mara Lindqvist')
    await fill(context, 'Card number', '4242424242424242')
    await expect(await canvas.findByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
    await fill(context, 'Expiry', '0829')
    await expect(await canvas.findByLabelText('Expiry')).toHaveValue('08/29')
    await fill(context, 'Security code', '123')
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to review' }))
    await expect(await canvas.findByText('Visa ending 4242, expires 08/29')).toBeVisible()
  },
})

export const Review = meta.story({
  args: { step: 'review' },
  play: async ({ canvas, userEvent, args }) => {
    const pledge = canvas.getByRole('button', { name: 'Pledge $216.00' })
    await userEvent.click(pledge)
    // Without the consent nothing is sent, and focus moves to the checkbox.
    const consent = canvas.getByRole('checkbox')
    await expect(consent).toHaveFocus()
    await expect(consent).toHaveAccessibleDescription(/Tick this to go on/)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await userEvent.click(pledge)
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(21_600))
  },
})

export const ReviewNearTheLimit = meta.story({
  args: { step: 'review', pledge: nearTheLimit },
  parameters: answers([], { ...withCart, cart: nearTheLimit }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$36.00 left of $1,000')).toBeVisible()
    await expect(
      await canvas.findByText(/One more “Kettle and repair roll” would exceed the limit/),
    ).toBeVisible()
  },
})

/** The cart needs no shipping: the checkout has two steps. */
export const NothingToShip = meta.story({
  args: {
    step: 'payment',
    pledge: digitalCart,
    facts: { needsAddress: false, hasAddress: false, hasCard: true },
  },
  parameters: answers([], { ...withCart, cart: digitalCart }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /Where should it go/ })).not.toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { name: '1 How will you pay?' })).toBeVisible()
  },
})

export const NotShippedThere = meta.story({
  args: { pledge: notShippedThere },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not offered there')).toBeVisible()
  },
})

/** A storefront has no goal: the card is charged at once. */
export const Storefront = meta.story({
  args: {
    step: 'review',
    project: { ...wholeKettle, funding_type: 'STOREFRONT', funding_goal: 0, end_time: null, milestones: [] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Your card is charged now.')).toBeVisible()
    // Nobody votes on an order: what a backer agrees to would be untrue here.
    await expect(
      await canvas.findByRole('checkbox', { name: /I can cancel and get all of it back/ }),
    ).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: /^Order for / })).toHaveTextContent(/\$/)
    await expect(/pledge|contribution/i.test(canvasElement.textContent)).toBe(false)
  },
})

export const OnAPhone = meta.story({
  args: { pledge: nearTheLimit },
  globals: { viewport: { value: 'phone' } },
})

export const ReviewOnAPhone = meta.story({
  args: { step: 'review', pledge: nearTheLimit },
  globals: { viewport: { value: 'phone' } },
})

/** The whole checkout by keyboard: Enter on each button, Space on the consent. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Continue to payment' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: /How will you pay/ })).toHaveFocus())
    await userEvent.tab()
    await expect(await canvas.findByRole('radio', { name: /Visa/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /Review and pledge/, level: 2 })).toHaveFocus(),
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1))
  },
})
