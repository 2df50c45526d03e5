import { splitByShare } from '@kindling/validation/rules/split-by-share'
import type {
  payments,
  pledgeItems,
  pledges,
  refunds,
  standInCharges,
  standInTransfers,
} from '../database/schema.ts'
import { INITIAL_PART } from '../pledges/books.ts'
import { standInCost } from '../providers/stand-in-payments.ts'
import type { Clock } from './clock.ts'
import { backerCart } from './content/backer-pledges.ts'
import { demoAccounts } from './content/people.ts'
import type { DemoProject, DemoReward } from './content/types.ts'
import { parcelOf } from './parcels.ts'
import type { Population } from './people-rows.ts'
import { isCounted, isRefundedWhole, type PlannedPledge } from './pledging.ts'
import { isOver, type Taken, timesOf } from './project-rows.ts'
import { createRandom, type Random } from './random.ts'
import { sourceOfPledge } from './visits.ts'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

export interface PledgeRows {
  pledges: Row<typeof pledges>[]
  items: Row<typeof pledgeItems>[]
  payments: Row<typeof payments>[]
  charges: Row<typeof standInCharges>[]
  refunds: Row<typeof refunds>[]
  transfers: Row<typeof standInTransfers>[]
}

export interface RewardIds {
  rewardIds: ReadonlyMap<DemoReward, string>
  variantIds: ReadonlyMap<DemoReward, ReadonlyMap<string, string>>
}

type Outcome = {
  pledge: 'CHECKED_OUT' | 'PROCESSING' | 'COMPLETED' | 'FAILED'
  payment: 'CHECKED_OUT' | 'PROCESSING' | 'COMPLETED' | 'CANCELLED' | 'FAILED'
  charge: 'succeeded' | 'pending' | 'voided' | 'insufficient_funds' | 'declined'
}

/** How a project's pledges were paid. */
function outcomeOf(project: DemoProject, pledged: number, clock: Clock): Outcome {
  if (project.fundingType !== 'CROWDFUNDING')
    return { pledge: 'COMPLETED', payment: 'COMPLETED', charge: 'succeeded' }
  if (!isOver(timesOf(project, clock), clock))
    return { pledge: 'CHECKED_OUT', payment: 'CHECKED_OUT', charge: 'succeeded' }
  // Below the goal nobody was charged, and every pledge was let go.
  return pledged >= (project.goalCents ?? 0)
    ? { pledge: 'COMPLETED', payment: 'COMPLETED', charge: 'succeeded' }
    : { pledge: 'FAILED', payment: 'CANCELLED', charge: 'voided' }
}

/** What was still held when a vote carried, which is what its milestone and those after it would have released. */
function refundByVote(project: DemoProject, total: number, clock: Clock) {
  const { end } = timesOf(project, clock)
  const carried = project.milestones.find(({ refunded }) => refunded)
  if (!end || !carried) return null
  const parts = project.milestones.map(({ title: part, fundsPercent: percent, refunded }) => ({
    ...{ part, percent, refunded },
  }))
  const split = splitByShare(total, [{ part: INITIAL_PART, percent: 100 - project.reservePercent }, ...parts])
  const cents = parts
    .filter(({ refunded }) => refunded)
    .reduce((sum, { part }) => sum + (split.get(part) ?? 0), 0)
  return cents > 0 ? { cents, at: clock.after(end, carried.daysAfterEnd), reason: '' } : null
}

/** A campaign this large loses some pledges to cards that kept failing after its end. */
const lossesFrom = 100
const losses = 2
const dropped: Outcome = { pledge: 'FAILED', payment: 'FAILED', charge: 'insufficient_funds' }
/** Its card was set up, and failed when it was charged. */
const waitsForCard: Outcome = { pledge: 'CHECKED_OUT', payment: 'FAILED', charge: 'declined' }
const waitsForBank: Outcome = { pledge: 'PROCESSING', payment: 'PROCESSING', charge: 'pending' }
/** So long a slow bank takes, which the demo world is looked at in meanwhile. */
const bankDays = 3
/** After so many days a pledge whose card keeps failing is dropped. */
const droppedAfterDays = 7

/** The bank's answer to a charge, as it is kept: a dropped pledge had too little, one that waits was declined. */
const failureOf = (status: Outcome['pledge'], payment: Outcome['payment']) =>
  status === 'FAILED' ? 'INSUFFICIENT_FUNDS' : payment === 'FAILED' ? 'INVALID_VALUE' : null

function ids({ rewardIds, variantIds }: RewardIds, reward: DemoReward, variant: string | null) {
  const rewardId = rewardIds.get(reward)
  const variantId = variantIds.get(reward)?.get(variant ?? '')
  if (!rewardId || !variantId) throw new Error(`${reward.key} has no row`)
  return { rewardId, variantId }
}

export function pledgeRows(
  project: DemoProject,
  projectId: number,
  planned: readonly PlannedPledge[],
  rewards: RewardIds,
  population: Population,
  clock: Clock,
  shared: Random,
): PledgeRows {
  const rows: PledgeRows = { pledges: [], items: [], payments: [], charges: [], refunds: [], transfers: [] }
  const { end } = timesOf(project, clock)
  const chargeAt = project.fundingType === 'CROWDFUNDING' ? end : null

  const add = (
    pledge: PlannedPledge,
    { pledge: status, payment, charge }: Outcome,
    settledAt: Date | null,
  ) => {
    const { id: userId } = pledge.backer
    // What is drawn for it changes nothing of what is drawn after it.
    const random = pledge.waits === 'for the bank' ? createRandom(projectId) : shared
    const id = random.id('plg')
    const paymentId = random.id('pay')
    const createdAt = clock.daysAgo(pledge.daysAgo)
    const updatedAt = settledAt ?? createdAt
    const address = population.addressOf.get(userId)
    const card = pledge.waits === 'for another card' ? population.failingCard : population.cardOf.get(userId)
    if (!address || !card) throw new Error('Who pledges has an address and a card')
    const ships = pledge.items.some(({ reward }) => reward.needsShipping)
    rows.pledges.push({
      id,
      projectId,
      userId,
      status,
      subTotal: pledge.subTotal,
      shippingTotal: pledge.shipping,
      total: pledge.total,
      ships,
      shippingAddressId: ships ? address.id : null,
      shippingAddress: ships
        ? {
            id: address.id,
            name: address.name ?? '',
            line1: address.line1,
            line2: address.line2 ?? '',
            city: address.city,
            state: address.state,
            postal_code: address.postalCode,
            country_code: address.countryCode,
            phone_number: address.phoneNumber ?? '',
          }
        : null,
      paymentMethodId: card.id,
      source: sourceOfPledge(id),
      chargeAt: status === 'CHECKED_OUT' && end && payment === 'FAILED' ? clock.after(end, 2) : chargeAt,
      ...(status === 'CHECKED_OUT' && payment === 'FAILED' && { failedCharges: 1, firstFailedAt: end }),
      checkoutKey: random.id('demo'),
      collectedAt: status === 'COMPLETED' ? updatedAt : null,
      createdAt,
      updatedAt,
      ...(pledge.row ??
        parcelOf(project, rows.pledges.length, ships && status === 'COMPLETED' ? settledAt : null, clock)),
    })
    for (const { reward, variant, quantity, price, shipping } of pledge.items)
      rows.items.push({ pledgeId: id, ...ids(rewards, reward, variant), quantity, price, shipping })
    rows.payments.push({
      id: paymentId,
      pledgeId: id,
      paymentMethodId: card.id,
      amount: pledge.total,
      // Of a running campaign the card is only set up.
      captures: payment === 'COMPLETED' || payment === 'FAILED',
      offSession: payment === 'FAILED',
      status: payment,
      failureCode: failureOf(status, payment),
      processorCost: payment === 'COMPLETED' ? standInCost(pledge.total) : null,
      // Thousands would be compared anew after each first start.
      reconciledAt: pledge.row ? clock.now : null,
      createdAt,
      updatedAt,
    })
    rows.charges.push({
      idempotencyKey: paymentId,
      token: card.processorToken,
      amount: pledge.total,
      status: charge,
      settlesAt: charge === 'pending' ? clock.after(clock.now, bankDays) : null,
      createdAt,
    })
    const back = pledge.refund ?? refundByVote(project, pledge.total, clock)
    if (back) {
      const { cents: amount, at, reason } = back
      const cause = pledge.refund ? ('team' as const) : ('vote' as const)
      const refundId = random.id('ref')
      const times = { createdAt: at, settledAt: at }
      rows.refunds.push({
        ...{ id: refundId, pledgeId: id, projectId, amount, cause, reason, status: 'PAID' },
        ...times,
      })
      rows.transfers.push({
        ...{ idempotencyKey: refundId, subject: paymentId, amount, status: 'succeeded', createdAt: at },
      })
    }
  }

  const outcome = outcomeOf(
    project,
    planned.filter(isCounted).reduce((sum, { total }) => sum + total, 0),
    clock,
  )
  const over = isOver(timesOf(project, clock), clock)
  for (const pledge of planned) {
    if (pledge.isDropped && end) add(pledge, dropped, clock.after(end, droppedAfterDays))
    else if (pledge.waits === 'for another card') add(pledge, waitsForCard, end)
    else if (pledge.waits === 'for the bank') add(pledge, waitsForBank, null)
    else add(pledge, outcome, over ? end : null)
  }
  const losesSome = planned.length >= lossesFrom && !planned.some(({ isDropped }) => isDropped)
  if (over && end && outcome.pledge === 'COMPLETED' && losesSome) {
    const inIt = new Set(planned.map(({ backer }) => backer.id))
    const others = population.backers.filter(
      ({ id, key, joinedDaysAgo }) => key === null && !inIt.has(id) && clock.daysAgo(joinedDaysAgo) < end,
    )
    for (const backer of others.slice(0, losses)) {
      const reward = project.rewards.find(({ needsShipping }) => !needsShipping) ?? project.rewards[0]
      if (!reward) continue
      const price = reward.priceCents
      const variant = reward.variants?.[0]?.key ?? null
      const item = { reward, variant, quantity: 1, price, shipping: 0 }
      const daysAgo = (clock.now.getTime() - end.getTime()) / 86_400_000 + 0.02
      add(
        { backer, daysAgo, items: [item], subTotal: price, shipping: 0, total: price },
        dropped,
        clock.after(end, droppedAfterDays),
      )
    }
  }
  if (project.slug === backerCart.slug) addCart()
  return rows

  /** The demo backer's cart: no stock is taken, and nothing is paid. */
  function addCart() {
    const userId = population.idOf.get(demoAccounts.backer)
    if (!userId) throw new Error('The demo backer has no account')
    const id = shared.id('plg')
    const at = clock.daysAgo(backerCart.daysAgo)
    rows.pledges.push({
      id,
      projectId,
      userId,
      status: 'SHOPPING',
      shippingAddressId: population.addressOf.get(userId)?.id ?? null,
      createdAt: at,
      updatedAt: at,
    })
    for (const item of backerCart.items) {
      const reward = project.rewards.find(({ key }) => key === item.reward)
      if (!reward) throw new Error(`No reward ${item.reward}`)
      const place = ids(rewards, reward, item.variant ?? null)
      rows.items.push({ pledgeId: id, ...place, quantity: item.quantity, price: reward.priceCents })
    }
  }
}

/**
 * Pieces of a reward that active pledges hold, and its backers. A campaign that missed its goal keeps its backers and
 * has its stock back.
 */
export function takenBy(planned: readonly PlannedPledge[], wasLetGo: boolean): (reward: DemoReward) => Taken {
  return (reward) => {
    const holding = planned.filter(({ items }) => items.some((item) => item.reward === reward))
    const lines = holding.flatMap((pledge) =>
      isRefundedWhole(pledge) ? [] : pledge.items.filter((item) => item.reward === reward),
    )
    const variants = new Map<string, number>()
    const backers = holding.filter(isCounted).length
    if (wasLetGo) return { backers, pieces: 0, variants }
    for (const { variant, quantity } of lines)
      variants.set(variant ?? '', (variants.get(variant ?? '') ?? 0) + quantity)
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    return { backers, pieces, variants }
  }
}
