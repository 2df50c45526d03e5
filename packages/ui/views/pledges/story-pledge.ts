import {
  askForRefund,
  changePledgePayment,
  confirmReceived,
  setCheckedOutQuantity,
} from '@kindling/api-client/contract/cart-changes'
import { cancelPledge, setPledgeAddress } from '@kindling/api-client/contract/pledges'
import type { OwnPledge } from '@kindling/api-client/model/my-pledge'
import { fixtures } from '@kindling/api-client/scenarios'
import { expect, fn, screen, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { openDialog } from '../shared/story-plays.ts'
import { wordsOf } from '../shared/story-words.ts'
import type { PledgeViewProps } from './PledgeView.tsx'

export const [cancelled, saved, retry, print] = [fn(), fn(), fn(), fn()]
const { backer, confirmedPledge, kettle, pledgeHistory, visa } = fixtures
const own: OwnPledge = {
  pledge: confirmedPledge,
  project: kettle,
  history: [...pledgeHistory],
  ...fixtures.notCharged,
}
const there = (data: OwnPledge) => ({ data, error: undefined, retry })
export const like = (pledge: Partial<OwnPledge['pledge']>, project: Partial<OwnPledge['project']> = {}) =>
  there({ ...own, pledge: { ...confirmedPledge, ...pledge }, project: { ...kettle, ...project } })
/** A charged pledge in the middle of its project, and what happened to its parcel. */
export const chargedLike = (order: Partial<OwnPledge['order']> = {}, more: Partial<OwnPledge> = {}) =>
  there({
    ...own,
    pledge: { ...confirmedPledge, status: 'COMPLETED', payment_status: 'COMPLETED' },
    money: [...fixtures.pledgeMoney],
    order: { ...own.order, ...order },
    ...more,
  })
/** A pledge that add-ons may still be put to. */
export const withAddOns = there({
  ...own,
  add_ons: fixtures.addOns.map((reward) => ({
    reward,
    reward_variant: { ...(reward.variants[0] ?? { id: '', name: '', remaining: null }), image: null },
  })),
})
export const day = 86_400
/** A second card and a second address, to change to. */
const cards = [visa, { ...visa, id: 'pm_2', brand: 'mastercard' as const, last4: '7731', is_default: false }]
const [home] = backer.shipping_addresses
const addresses = home
  ? [
      home,
      {
        ...home,
        id: 'adr_uk',
        name: 'Studio',
        line1: '12 Fern Hill',
        city: 'Sheffield',
        state: 'South Yorkshire',
        postal_code: 'S1 2HE',
        country_code: 'GBR',
      },
    ]
  : []

/** A pledge's page with the real client, against the platform that the story plays. */
export const pledgeArgs: PledgeViewProps = {
  read: there(own),
  addresses,
  cards,
  now: fixtures.nowSeconds * 1000,
  onQuantity: async ({ variantId, quantity, total }) =>
    saved(
      await storyClient(setCheckedOutQuantity, {
        params: { id: kettle.id, variantId },
        body: { quantity, pledge_id: confirmedPledge.id, total_usd: total },
        idempotencyKey: 'one',
      }),
    ),
  onAddress: async (id, total) =>
    saved(
      await storyClient(setPledgeAddress, {
        params: { id: kettle.id },
        body: {
          shipping_address_id: id,
          pledge_id: confirmedPledge.id,
          ...(total !== null && { total_usd: total }),
        },
      }),
    ),
  onCard: async (id) =>
    saved(
      await storyClient(changePledgePayment, {
        params: { projectId: kettle.id, pledgeId: confirmedPledge.id },
        body: { id },
        idempotencyKey: 'one',
      }),
    ),
  onCancel: async () =>
    cancelled(
      await storyClient(cancelPledge, {
        params: { id: kettle.id, pledgeId: confirmedPledge.id },
        idempotencyKey: 'one',
      }),
    ),
  onReceived: async () =>
    saved(await storyClient(confirmReceived, { params: { pledgeId: confirmedPledge.id } })),
  onAsk: async (body) =>
    saved(await storyClient(askForRefund, { params: { pledgeId: confirmedPledge.id }, body })),
  onPrint: print,
  messages: {
    read: { data: { messages: fixtures.pledgeMessages }, error: undefined, retry },
    onSend: async () => undefined,
    onRead: async () => undefined,
    onFlag: async () => undefined,
  },
}

export const clearMocks = () => {
  for (const each of [cancelled, saved, retry, print]) each.mockClear()
}

export const name = 'One kettle, Moss'
export const button = async ({ canvas, userEvent }: PlayContext, label: string) =>
  userEvent.click(canvas.getByRole('button', { name: label }))
export const isSaved = () => waitFor(() => expect(saved).toHaveBeenCalledTimes(1))

export async function oneMore(context: PlayContext) {
  const t = wordsOf(context, 'pledges')
  await button(context, t('page.more', { name }))
  await button(context, t('page.save', { count: 3 }))
}
export async function sendElsewhere(context: PlayContext) {
  const t = wordsOf(context, 'pledges')
  await button(context, t('page.address.change'))
  await context.userEvent.click(context.canvas.getByRole('radio', { name: /Studio/ }))
  await button(context, t('page.address.save'))
}
export async function payOtherwise(context: PlayContext) {
  const t = wordsOf(context, 'pledges')
  await button(context, t('page.card.change'))
  await context.userEvent.click(context.canvas.getByRole('radio', { name: /7731/ }))
  await button(context, t('page.card.save'))
}
/** Opens the question whether it is cancelled, and answers it. */
export async function cancel(context: PlayContext) {
  const t = wordsOf(context, 'pledges')
  await button(context, t('cancel.verb'))
  const dialog = await openDialog(t('cancel.ask'))
  await context.userEvent.click(dialog.getByRole('button', { name: t('cancel.submit') }))
}
export const isCancelled = async () => {
  await waitFor(() => expect(cancelled).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
