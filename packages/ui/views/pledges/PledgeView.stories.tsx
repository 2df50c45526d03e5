import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, said, screen, waitFor, within } from '#catalogue/test'
import { picturesIn } from '../shared/story-plays.ts'
import { sending } from '../shared/story-rejected.ts'
import { asRead, wordsOf } from '../shared/story-words.ts'
import { PledgeView } from './PledgeView.tsx'
import {
  clearMocks,
  day,
  isSaved,
  like,
  name,
  oneMore,
  payOtherwise,
  pledgeArgs,
  print,
  retry,
  saved,
  sendElsewhere,
} from './story-pledge.ts'

const { confirmedPledge, kettle } = fixtures
const promised = 'What changed since you pledged'

const meta = preview.meta({
  title: 'Views/Pledges/Pledge',
  component: PledgeView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: pledgeArgs,
  beforeEach: clearMocks,
})

/** A pledge that stands: what it holds, where it goes, what pays for it, and what happened. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(kettle.name)
    // What changed, and the messages, load once the page is near them.
    await expect(await canvas.findByRole('heading', { name: promised })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Messages with the team' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(
      [
        promised,
        'What you pledged for',
        'Where it goes',
        'What pays for it',
        'Messages with the team',
        'History',
      ].map(said),
    )
    await expect(
      await canvas.findByText('One kettle, Moss: from 1 to 2. The total became $216'),
    ).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Print receipt' }))
    await expect(print).toHaveBeenCalledTimes(1)
  },
})
/** What it would come to is beside the button before anything is saved. */
export const Changing = meta.story(
  sending(oneMore, async ({ canvas }) => {
    await isSaved()
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  }),
)
export const NotSavedYet = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `One more: ${name}` }))
    await expect(await canvas.findByText('1 more, with its shipping')).toBeVisible()
    await expect(await canvas.findByText('$324.00')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(canvas.queryByText('$324.00')).toBeNull()
    await expect(await canvas.findByRole('heading', { name: 'What you pledged for' })).toHaveFocus()
    await userEvent.click(await canvas.findByRole('button', { name: `One more: ${name}` }))
  },
})
export const Saving = meta.story({
  parameters: { ...answers([pending('setCheckedOutQuantity')]) },
  play: async (context) => {
    await oneMore(context)
    await expect(await context.canvas.findByRole('button', { name: /Saving/ })).toBeVisible()
  },
})
/** The last piece taken out is a cancel, which asks. */
export const TakenOutIsACancel = meta.story({
  args: { read: like({ products: confirmedPledge.products.map((each) => ({ ...each, quantity: 1 })) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `One fewer: ${name}` }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it out' }))
    await expect(await screen.findByRole('dialog', { name: 'Cancel this pledge?' })).toBeVisible()
    await expect(saved).not.toHaveBeenCalled()
  },
})
/** Add-ons go back with the last reward, so taking it out is a cancel too. */
export const RewardTakenOutFromAddOns = meta.story({
  args: {
    read: like({
      products: [
        ...confirmedPledge.products.map((each) => ({ ...each, quantity: 1 })),
        ...fixtures.addOns.slice(0, 1).map((reward) => ({
          reward,
          reward_variant: { id: 'var_seals', name: '', image: null, remaining: null },
          usd_price: reward.price,
          quantity: 2,
          shipping_usd: 0,
        })),
      ],
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const t = wordsOf(context, 'pledges')
    await userEvent.click(await canvas.findByRole('button', { name: t('page.fewer', { name }) }))
    await userEvent.click(await canvas.findByRole('button', { name: t('page.takeOut') }))
    await expect(await screen.findByRole('dialog', { name: t('cancel.ask') })).toBeVisible()
    await expect(saved).not.toHaveBeenCalled()
  },
})
export const NoneLeft = meta.story({
  args: {
    read: like({
      products: confirmedPledge.products.map((each) => ({
        ...each,
        reward_variant: { ...each.reward_variant, remaining: 0 },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No more of this are left.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: `One more: ${name}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})
/** The variant's picture, else its reward's; a reward without one keeps no empty box. */
export const Pictures = meta.story({
  args: {
    read: like({
      products: [
        ...confirmedPledge.products,
        ...[fixtures.repairRoll, fixtures.manual].map((reward) => ({
          reward,
          reward_variant: { id: reward.id, name: '', image: null, remaining: null },
          usd_price: reward.price,
          quantity: 1,
          shipping_usd: 0,
        })),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const [list] = await canvas.findAllByRole('list')
    const items = within(list as HTMLElement).getAllByRole('listitem')
    await expect(items.map(picturesIn)).toEqual([['fernhill-kettle-main'], ['fernhill-kettle-reward'], []])
  },
})
export const AtTheCap = meta.story({
  args: { read: like({ total_usd: 99_000 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One more would exceed the limit of US$1,000.')).toBeVisible()
  },
})
/** A piece added after its price changed has today's; the others keep theirs. */
export const TwoPrices = meta.story({
  args: {
    read: like({
      sub_total_usd: 28_900,
      shipping_total: 3_900,
      total_usd: 32_800,
      products: confirmedPledge.products.flatMap((each) => [
        each,
        { ...each, usd_price: 9_900, quantity: 1, shipping_usd: 1_300 },
      ]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('listitem').filter((each) => within(each).queryByText(name)),
    ).toHaveLength(1)
    await expect(canvas.getAllByText('$289.00')).toHaveLength(2)
  },
})
export const SentElsewhere = meta.story(sending(sendElsewhere, isSaved))
/** What shipping there costs is said before it is saved. */
export const ChoosingAnAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change address' }))
    // The pressed button is gone: focus is at what is chosen now.
    await waitFor(() => expect(canvas.getByRole('radio', { checked: true })).toHaveFocus())
    await userEvent.click(await canvas.findByRole('radio', { name: /Studio/ }))
    await expect(await canvas.findByText(/Shipping there is .* Your pledge comes to /)).toBeVisible()
  },
})
export const PaidOtherwise = meta.story(sending(payOtherwise, isSaved))
/** The card failed at the end: another one is asked for at once. */
export const CardFailed = meta.story({
  args: {
    read: like({ payment_status: 'FAILED' }, { end_time: fixtures.nowSeconds - day, result: 'successful' }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.queryByText(/if funded|si financé/)).toBeNull()
    await expect(await canvas.findByText(/your card was declined/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('radio', { name: /7731/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay with this card' }))
    await isSaved()
  },
})
export const AskedByTheBank = meta.story({
  args: {
    read: like({
      status: 'PROCESSING',
      payment_status: 'PENDING',
      next_action: { kind: 'confirm_payment', url: '/bank/7/plg_1' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Confirm at your bank' })).toHaveAttribute(
      'href',
      '/bank/7/plg_1',
    )
  },
})
/** Another card was chosen, and its bank asks: until then the first pays. */
export const NewCardAsked = meta.story({
  args: {
    read: like({ next_action: { kind: 'confirm_payment', url: '/bank/7/plg_1' } }),
  },
  play: async (context) => {
    const t = wordsOf(context, 'pledges')
    await expect(await context.canvas.findByText(t('page.card.asked'))).toBeVisible()
    await expect(await context.canvas.findByRole('link', { name: t('confirm') })).toHaveAttribute(
      'href',
      '/bank/7/plg_1',
    )
    // A third may be chosen meanwhile.
    await expect(await context.canvas.findByRole('button', { name: t('page.card.change') })).toBeVisible()
  },
})
/** The card that was chosen after a failure is charged once its bank has heard the person. */
export const ChargeAsked = meta.story({
  args: {
    read: like(
      { payment_status: 'PENDING', next_action: { kind: 'confirm_payment', url: '/bank/7/plg_1' } },
      { end_time: fixtures.nowSeconds - day, result: 'successful' },
    ),
  },
  play: async (context) => {
    const t = wordsOf(context, 'pledges')
    await expect(await context.canvas.findByText(t('page.means.asked'))).toBeVisible()
    await expect(await context.canvas.findByRole('link', { name: t('confirm') })).toBeVisible()
  },
})
/** Paid at once by another card, said where focus is. */
export const PaidAfterFailing = meta.story({
  args: { read: like({ payment_status: 'FAILED' }, { end_time: fixtures.nowSeconds - day }) },
  render: function Render(args) {
    const [read, setRead] = useState(args.read)
    return (
      <PledgeView
        {...args}
        read={read}
        onCard={async () =>
          setRead(
            like(
              { status: 'COMPLETED', payment_status: 'COMPLETED' },
              { end_time: fixtures.nowSeconds - day },
            ),
          )
        }
      />
    )
  },
  play: async (context) => {
    const t = wordsOf(context, 'pledges')
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('radio', { name: /7731/ }))
    await userEvent.click(await canvas.findByRole('button', { name: t('page.card.save') }))
    await expect(
      await canvas.findByText(asRead(t('page.card.paid', { total: '$216' })), { exact: false }),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})
export const Charged = meta.story({
  args: { read: like({ status: 'COMPLETED', payment_status: 'COMPLETED' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 pieces, charged and so fixed')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Change address' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel pledge' })).toBeNull()
  },
})
export const Cancelled = meta.story({
  args: { read: like({ status: 'FAILED', payment_status: 'CANCELLED' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing was charged\. While/)).toBeVisible()
  },
})
export const CampaignOver = meta.story({
  args: { read: like({}, { end_time: fixtures.nowSeconds - day }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The campaign is not running/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change address' })).toBeNull()
  },
})
export const WithCoupon = meta.story({
  args: { read: like({ coupon: 'SPARK', discount: 2_000, total_usd: 19_600 }) },
})
export const LongNames = meta.story({
  args: {
    read: like({}, { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(2) }),
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Loading = meta.story({
  args: { read: { data: undefined, error: undefined, retry } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your pledge is loading')
  },
})
export const LoadingFailed = meta.story({
  args: { read: { data: undefined, error: { code: 'NETWORK_FAILURE', isNotFound: false }, retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
})
