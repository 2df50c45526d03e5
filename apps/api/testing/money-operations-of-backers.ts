import {
  applyCoupon,
  changePledgePayment,
  setCheckedOutQuantity,
} from '@kindling/api-client/contract/cart-changes'
import {
  cancelPledge,
  checkout,
  confirmPayment,
  setItemQuantity,
  setPledgeAddress,
} from '@kindling/api-client/contract/pledges'
import { getMe } from '@kindling/api-client/contract/users'
import { voteOnMilestone } from '@kindling/api-client/contract/votes'
import { convertTokens, getExchangeRate, getWallet } from '@kindling/api-client/contract/wallet'
import { withdrawFromWallet } from '@kindling/api-client/contract/withdrawals'
import { PAYOUT } from '@kindling/validation/limits'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import {
  ledgerAccounts,
  milestoneVoters,
  milestoneVotes,
  paymentMethods,
  pledgeItems,
  shippingAddresses,
} from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { goodBankAccount } from './bank.ts'
import { cards, type MoneyScene } from './money-scene.ts'

/** Something that may happen, and how often it does beside the others. */
export interface MoneyOperation {
  readonly weight: number
  readonly run: () => Promise<unknown>
}

/** Takes everything, or a part of it that is large enough. */
export const someOf = (random: MoneyScene['random'], cents: number): number =>
  cents <= PAYOUT.minCents || random.next() < 0.4 ? cents : random.int(PAYOUT.minCents, cents)

/** Wallets with dollars in them, in an order that a seed replays. */
export const fullWallets = async ({ made }: MoneyScene) => {
  const rows = await made.platform.db
    .select({ userId: ledgerAccounts.userId, cents: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.name, 'wallet'),
        eq(ledgerAccounts.token, 'USD'),
        isNotNull(ledgerAccounts.userId),
        gt(ledgerAccounts.balance, 0),
      ),
    )
    .orderBy(ledgerAccounts.userId)
  return rows.map(({ userId, cents }) => ({ userId: userId ?? '', cents: cents ?? 0 }))
}

/** What backers and the owners of links do. */
export function backersOperations(scene: MoneyScene): Readonly<Record<string, MoneyOperation>> {
  const { made, random, backers, finders, codes, clientOf, someCampaign, somePledge } = scene
  const { db } = made.platform
  const someAddress = async (userId: string): Promise<string> => {
    const mine = await db
      .select()
      .from(shippingAddresses)
      .where(eq(shippingAddresses.userId, userId))
      .orderBy(shippingAddresses.id)
    return random.pick(mine).id
  }
  return {
    pledge: {
      weight: 14,
      run: async () => {
        const { id, variantId, addOn } = await someCampaign()
        const client = random.pick(backers)
        let { pledge } = await client(setItemQuantity, {
          params: { id, variantId },
          body: { quantity: random.int(1, 3) },
        })
        if (random.next() < 0.25)
          ({ pledge } = await client(setItemQuantity, {
            params: { id, variantId: addOn.variantId },
            body: { quantity: random.int(1, 2) },
          }))
        if (random.next() < 0.3)
          ({ pledge } = await client(applyCoupon, { params: { id }, body: { code: 'early' } }))
        if (random.next() < 0.2) {
          const { user } = await client(getMe, {})
          ;({ pledge } = await client(setPledgeAddress, {
            params: { id },
            body: { shipping_address_id: await someAddress(user.id) },
          }))
        }
        if (random.next() < 0.1) return
        const idempotencyKey = newId('key')
        const body = {
          total_usd: pledge.total_usd,
          ...(random.next() < 0.6 && { source: `ref:${random.pick(codes)}` }),
        }
        const once = () => client(checkout, { params: { id }, body, idempotencyKey })
        await once()
        // The answer was lost, as far as the browser knows.
        if (random.next() < 0.2) await once()
      },
    },
    change: {
      weight: 6,
      run: async () => {
        const pledge = await somePledge(random.next() < 0.9 ? ['CHECKED_OUT'] : ['COMPLETED'])
        if (!pledge) return
        const items = await db
          .select()
          .from(pledgeItems)
          .where(eq(pledgeItems.pledgeId, pledge.id))
          .orderBy(pledgeItems.variantId)
        if (items.length === 0) return
        const item = random.pick(items)
        await clientOf(pledge.userId)(setCheckedOutQuantity, {
          params: { id: String(pledge.projectId), variantId: item.variantId },
          body: { quantity: random.int(0, 4), pledge_id: pledge.id },
          idempotencyKey: newId('key'),
        })
      },
    },
    cancel: {
      weight: 4,
      run: async () => {
        const pledge = await somePledge(
          random.next() < 0.7 ? ['PROCESSING', 'CHECKED_OUT'] : ['COMPLETED', 'FAILED'],
        )
        if (!pledge) return
        await clientOf(pledge.userId)(cancelPledge, {
          params: { id: String(pledge.projectId), pledgeId: pledge.id },
          idempotencyKey: newId('key'),
        })
      },
    },
    card: {
      weight: 3,
      run: async () => {
        const pledge = await somePledge(['CHECKED_OUT'])
        if (!pledge) return
        const id = newId('pm')
        const [known] = await db
          .select()
          .from(paymentMethods)
          .where(eq(paymentMethods.userId, pledge.userId))
          .limit(1)
        if (!known) return
        const processorToken = `${random.pick(cards)}:${id}`
        await db.insert(paymentMethods).values({ ...known, id, processorToken, isDefault: false })
        await clientOf(pledge.userId)(changePledgePayment, {
          params: { projectId: String(pledge.projectId), pledgeId: pledge.id },
          body: { id },
          idempotencyKey: newId('key'),
        })
      },
    },
    'answer the bank': {
      weight: 4,
      run: async () => {
        const pledge = await somePledge(['PROCESSING'])
        if (!pledge) return
        await clientOf(pledge.userId)(confirmPayment, {
          params: { id: String(pledge.projectId), pledgeId: pledge.id },
          body: { approved: random.next() < 0.7 },
          idempotencyKey: newId('key'),
        })
      },
    },
    vote: {
      weight: 8,
      run: async () => {
        const open = await db
          .select({ projectId: milestoneVotes.projectId, userId: milestoneVoters.userId })
          .from(milestoneVotes)
          .innerJoin(milestoneVoters, eq(milestoneVoters.voteId, milestoneVotes.id))
          .where(isNull(milestoneVotes.closedAt))
          .orderBy(milestoneVotes.id, milestoneVoters.userId)
        if (open.length === 0) return
        const { projectId, userId } = random.pick(open)
        await clientOf(userId)(voteOnMilestone, {
          params: { id: String(projectId) },
          body: { refund: random.next() < 0.45 },
          idempotencyKey: newId('key'),
        })
      },
    },
    convert: {
      weight: 1,
      run: async () => {
        const client = random.pick(finders)
        const { accounts } = await client(getWallet, {})
        const amount = accounts.find(({ label }) => label === 'PLG')?.balance.amount ?? 0
        const { plg_to_usd } = await client(getExchangeRate, {})
        await client(convertTokens, { body: { amount, plg_to_usd }, idempotencyKey: newId('key') })
      },
    },
    address: {
      weight: 4,
      run: async () => {
        const pledge = await somePledge([random.next() < 0.7 ? 'CHECKED_OUT' : 'COMPLETED'])
        if (!pledge) return
        await clientOf(pledge.userId)(setPledgeAddress, {
          params: { id: String(pledge.projectId) },
          body: { shipping_address_id: await someAddress(pledge.userId), pledge_id: pledge.id },
        })
      },
    },
    'withdraw from a wallet': {
      weight: 3,
      run: async () => {
        const full = await fullWallets(scene)
        if (full.length === 0) return
        const { userId, cents } = random.pick(full)
        await clientOf(userId)(withdrawFromWallet, {
          body: { amount: someOf(random, cents), ...goodBankAccount },
          idempotencyKey: newId('key'),
        })
      },
    },
  }
}
