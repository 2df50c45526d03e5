import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor } from '#catalogue/test'
import { fill, inDialog, type PlayContext, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PledgeView } from './PledgeView.tsx'
import { button, chargedLike, clearMocks, day, isSaved, pledgeArgs } from './story-pledge.ts'

const shipped = { status: 'SHIPPED', carrier: 'Canada Post', tracking_number: 'LX 473 124 829' } as const
const meta = preview.meta({
  title: 'Views/Pledges/After the charge',
  component: PledgeView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: { ...pledgeArgs, read: chargedLike(shipped) },
  beforeEach: clearMocks,
})

const rejects = rejecting('askForRefund')

/** Every cent has its place: the parts come to the pledge. */
export const WhereIsMyMoney = meta.story({
  args: { read: chargedLike({}, { vote_open: true }) },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img', { name: /Held for First 500 made: \$54/ })
    await expect(bar).toHaveAccessibleName(/Went back to you, from Delivered: \$20/)
    await expect(canvas.getByText('Your pledge').parentElement).toHaveTextContent('$216.00')
    await expect(await canvas.findByRole('link', { name: 'Vote' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/vote$/),
    )
  },
})
/** Confirmed before promises were stored: nothing can be compared. */
export const NoPromisesStored = meta.story({
  args: { read: chargedLike({}, { promises: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'History' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'What changed since you pledged' })).toBeNull()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
/** Parcels are being labelled: another address is the team's to write. */
export const AddressLocked = meta.story({
  args: { read: chargedLike({ address_locks_at: fixtures.nowSeconds - day }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Locked since/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change address' })).toBeNull()
  },
})
export const ReceivedAndAsked = meta.story({
  args: {
    read: chargedLike({
      ...shipped,
      received_at: fixtures.nowSeconds - day,
      refund_asked_at: fixtures.nowSeconds,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You received it on/)).toBeVisible()
    await expect(await canvas.findByText(/^You asked for a refund on/)).toBeVisible()
  },
})
/** An order is paid at once, and refunded whole until it is made ready. */
export const OrderNotReady = meta.story({
  args: {
    read: chargedLike(
      {},
      {
        project: { ...fixtures.kettle, funding_type: 'PREORDER' },
        money: [{ milestone_id: null, milestone: null, held: 21_600, released: 0, refunded: 0 }],
      },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Held until your order is ready')).toBeVisible()
    await expect(await canvas.findByText(/^This order is charged\. Until it is made ready/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
    await expect(await screen.findByRole('dialog', { name: 'Cancel this order?' })).toBeVisible()
    await expect(await screen.findByText('$216 goes back to your card.')).toBeVisible()
  },
})

/** By a vote, by the team or because an order was cancelled: all of it is on its way back. */
export const Refunded = meta.story({
  args: {
    read: chargedLike(
      { status: 'CANCELLED' },
      {
        pledge: { ...fixtures.confirmedPledge, status: 'FAILED', payment_status: 'CANCELLED' },
        money: [{ milestone_id: null, milestone: null, held: 0, released: 0, refunded: 21_600 }],
        history: [
          {
            ...{ kind: 'refunded', at: fixtures.nowSeconds, total_usd: 21_600 },
            ...{ item: null, from: null, to: null, last4: null },
          },
          ...fixtures.pledgeHistory,
        ],
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^All of it was sent back to you/)).toBeVisible()
    await expect(await canvas.findByText('$216 was sent back to you')).toBeVisible()
    await expect(canvas.queryByText(/Nothing was charged/)).toBeNull()
  },
})

const receive = (context: PlayContext) => button(context, wordsOf(context, 'pledges')('after.receive'))
export const Receiving = meta.story(sending(receive, isSaved))
/** The parcel as it is now, which the page reads again. */
export const ReceivedInvalidState = Receiving.extend(
  rejected('confirmReceived', 'INVALID_STATE', /This is not allowed right now/),
)
/** The pledge as it is now, which the page reads again. */
export const ReceivedNotFound = Receiving.extend(
  rejected('confirmReceived', 'NOT_FOUND', /We could not find this pledge/, 'pledge'),
)
export const ReceivedRestrictedArea = Receiving.extend(
  rejected('confirmReceived', 'RESTRICTED_AREA', /Log in to continue/),
)
export const ReceivedNetworkFailure = Receiving.extend(
  rejected('confirmReceived', 'NETWORK_FAILURE', /could not reach the server/),
)
ReceivedNetworkFailure.test('recovers', recovers(receive, isSaved))

async function ask(shown: PlayContext) {
  const t = wordsOf(shown, 'pledges')
  await button(shown, t('after.ask'))
  const context = inDialog(shown)
  await fill(context, t('after.reason'), 'I have moved abroad.')
  await context.userEvent.click(screen.getByRole('button', { name: t('after.submit') }))
}
const isAsked = async () => {
  await isSaved()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
export const Asking = meta.story(
  sending(ask, isAsked, 'pledges:after.change', { reason: 'pledges:after.reason' }),
)
/** The pledge as it is now: it was not charged, or went back already. */
export const AskInvalidState = Asking.extend(rejects('INVALID_STATE', /This is not allowed right now/))
/** The pledge as it is now, which the page reads again. */
export const AskNotFound = Asking.extend(
  rejects('NOT_FOUND', /We could not find this pledge/, {
    field: 'pledge',
    retry: 'after a change',
  }),
)
export const AskFieldMissing = Asking.extend(
  rejects('FIELD_MISSING', /Write why you ask/, {
    field: 'reason',
    words: 'pledges:after.missing',
  }),
)
export const AskTooLong = Asking.extend(rejects('ITERABLE_LENGTH_LONG', /500/, 'reason'))
export const AskNetworkFailure = Asking.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
AskNetworkFailure.test(
  'recovers',
  recovers((context) => tryAgain(inDialog(context)), isAsked),
)
