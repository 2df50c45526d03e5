import { listingFee } from '@kindling/validation/rules/protection-tier'
import { splitByShare } from '@kindling/validation/rules/split-by-share'
import type { ledgerAccounts, pledgeParts } from '../database/schema.ts'
import { INITIAL_PART } from '../pledges/books.ts'
import { ledgerRows, type Posting } from '../wallet/ledger.ts'
import { largeCampaign } from './large-campaign.ts'
import type { BookRows, World } from './world-rows.ts'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

const usd = 'USD' as const

/** Postings as rows, with the balances that the accounts have after each. */
function rowsOf(postings: readonly Posting[]): Omit<BookRows, 'parts'> {
  const accounts = new Map<string, Row<typeof ledgerAccounts>>()
  const rows: Omit<BookRows, 'parts'> = { accounts: [], transactions: [], entries: [] }
  for (const { transaction, lines } of postings.map(ledgerRows)) {
    rows.transactions.push(transaction)
    for (const { account, keepsBalance, entry } of lines) {
      const known = accounts.get(account.id) ?? { ...account, balance: keepsBalance ? 0 : null }
      if (keepsBalance) known.balance = (known.balance ?? 0) + entry.amount
      accounts.set(account.id, known)
      rows.entries.push({ ...entry, balance: known.balance })
    }
  }
  rows.accounts = [...accounts.values()]
  return rows
}

const promise = (
  kind: 'PLEDGED' | 'UNPLEDGED',
  { pledgeId, projectId, total }: { pledgeId: string; projectId: number; total: number },
  at: Date,
): Posting => ({
  reference: `${kind.toLowerCase()} ${pledgeId}`,
  kind,
  at,
  movements: [
    { holder: 'backers', token: usd, amount: -total, pledgeId },
    { holder: { pledgedTo: projectId }, token: usd, amount: total, pledgeId },
  ],
})

/** What the operator put in at the start, and for the large campaign: costs of charges come before the fees. Cents. */
const putIn = 2_000_000
const putInForLarge = 1_500_000

/** The platform's own money: what it put in, and what the processor took for a project's charges. */
function platformPostings(world: World): Posting[] {
  const projectOf = new Map(world.pledges.map(({ id, projectId }) => [id, projectId]))
  const costs = new Map<number, { cents: number; at: Date }>()
  for (const { pledgeId, processorCost, updatedAt } of world.payments) {
    const project = projectOf.get(pledgeId)
    if (!processorCost || project === undefined) continue
    const { cents = 0, at = updatedAt } = costs.get(project) ?? {}
    const last = new Date(Math.max(updatedAt.getTime(), at.getTime()))
    costs.set(project, { cents: cents + processorCost, at: last })
  }
  const large = world.projects.find(({ vanityUrl }) => vanityUrl === largeCampaign)
  const first = Math.min(...world.pledges.map(({ createdAt }) => createdAt.getTime()))
  const move = (posting: Pick<Posting, 'reference' | 'kind' | 'at'>, cents: number): Posting => ({
    ...posting,
    movements: [
      { holder: 'processor', token: usd, amount: -cents },
      { holder: 'platform', token: usd, amount: cents },
    ],
  })
  return [
    move({ reference: 'top-up demo', kind: 'TOP_UP', at: new Date(first) }, putIn),
    ...[...costs]
      .filter(([project]) => project === large?.id)
      .map(([, { at }]) =>
        move(
          { reference: 'top-up demo large', kind: 'TOP_UP', at: new Date(at.getTime() - 1) },
          putInForLarge,
        ),
      ),
    ...[...costs].map(([project, { cents, at }]) =>
      move({ reference: `cost demo ${project}`, kind: 'PROCESSOR_COST', at }, -cents),
    ),
  ]
}

interface SentBack {
  readonly refund: World['refunds'][number]
  /** The pledge's parts, the earliest first, and when each was released. */
  readonly split: readonly (readonly [part: string, cents: number])[]
  readonly releasedAt: ReadonlyMap<string, Date>
  /** Cents of each part that went back so far; this refund's are added. */
  readonly back: Map<string, number>
}

/** A refund, of what the pledge held then: the latest part first, as `refundPledge` takes it. */
function sendBack({ refund, split, releasedAt, back }: SentBack): Posting[] {
  const { id, pledgeId, projectId, amount, createdAt: at } = refund
  let left = amount
  const taken = split.toReversed().flatMap(([part, cents]) => {
    const isHeld = (releasedAt.get(part) ?? at) >= at
    const own = isHeld ? Math.min(cents - (back.get(part) ?? 0), left) : 0
    left -= own
    if (own > 0) back.set(part, (back.get(part) ?? 0) + own)
    return own > 0 ? [{ part, own }] : []
  })
  if (left > 0) throw new Error(`${pledgeId} held less than was refunded`)
  const onItsWay = { holder: { refundOf: pledgeId, projectId }, token: usd, pledgeId }
  return [
    {
      reference: `refund ${id}`,
      kind: 'REFUND',
      at,
      movements: [
        ...taken.map(({ part, own }) => ({
          ...{ holder: { heldFor: projectId, part }, token: usd, amount: -own, pledgeId },
        })),
        { ...onItsWay, amount },
      ],
    },
    {
      reference: `refund settled ${id}`,
      kind: 'REFUND_PAID',
      at,
      movements: [
        { ...onItsWay, amount: -amount },
        { holder: 'processor', token: usd, amount, pledgeId },
      ],
    },
  ]
}

/**
 * The books of the demo world's pledges, as the platform would have written them: what stands is promised, what was
 * collected is held by part, and what was due is released.
 */
export function bookRows(world: World): BookRows {
  const postings: Posting[] = platformPostings(world)
  const refundsOf = Map.groupBy(world.refunds, ({ pledgeId }) => pledgeId)
  const parts: Row<typeof pledgeParts>[] = []
  for (const project of world.projects) {
    const projectId = project.id ?? 0
    const milestones = world.milestones
      .filter((milestone) => milestone.projectId === projectId)
      .toSorted((a, b) => a.date.getTime() - b.date.getTime())
    const later = milestones.reduce((sum, { funds }) => sum + funds, 0)
    const isCampaign = project.fundingType === 'CROWDFUNDING'
    const shares = isCampaign
      ? [
          { part: INITIAL_PART, percent: 100 - later },
          ...milestones.map(({ id, funds }) => ({ part: id, percent: funds })),
        ]
      : [{ part: INITIAL_PART, percent: 100 }]
    const releasedAt = new Map<string, Date>()
    if (project.initialReleasedAt) releasedAt.set(INITIAL_PART, project.initialReleasedAt)
    for (const { id, outcome, decidedAt } of milestones)
      if (outcome === 'released' && decidedAt) releasedAt.set(id, decidedAt)
    const held = new Map<string, { pledgeId: string; cents: number }[]>()
    let kept = 0
    for (const { id: pledgeId, status, total = 0, createdAt, collectedAt, ...pledge } of world.pledges) {
      if (pledge.projectId !== projectId || total === 0 || status === 'SHOPPING' || status === 'PROCESSING')
        continue
      postings.push(promise('PLEDGED', { pledgeId, projectId, total }, createdAt))
      // Dropped, or let go because the goal was not reached; what was refunded stays promised.
      if (status === 'FAILED' && !collectedAt)
        postings.push(promise('UNPLEDGED', { pledgeId, projectId, total: -total }, pledge.updatedAt))
      if (status !== 'COMPLETED' && !collectedAt) continue
      const split = [...splitByShare(total, shares)].filter(([, cents]) => cents > 0)
      postings.push({
        reference: `collected ${pledgeId}`,
        kind: 'COLLECTED',
        at: collectedAt ?? createdAt,
        movements: [
          { holder: 'processor', token: usd, amount: -total, pledgeId },
          ...split.map(([part, amount]) => ({
            holder: { heldFor: projectId, part },
            token: usd,
            amount,
            pledgeId,
          })),
        ],
      })
      const back = new Map<string, number>()
      const hasVote = refundsOf.get(pledgeId)?.some(({ cause }) => cause === 'vote') ?? false
      for (const refund of refundsOf.get(pledgeId) ?? [])
        postings.push(...sendBack({ refund, split, releasedAt, back }))
      for (const [part, all] of split) {
        const refunded = back.get(part) ?? 0
        const cents = all - refunded
        const isOut = releasedAt.has(part) && cents > 0
        parts.push({
          ...{ pledgeId, projectId, part, refunded },
          held: isOut ? 0 : cents,
          released: isOut ? cents : 0,
        })
        // The fee was taken on day 15: what a vote sent back later was still there.
        kept += hasVote ? all : cents
        if (!isOut) continue
        const from = held.get(part)
        if (from) from.push({ pledgeId, cents })
        else held.set(part, [{ pledgeId, cents }])
      }
    }
    for (const [part, from] of held) {
      const at = releasedAt.get(part) ?? new Date(0)
      const cents = from.reduce((sum, each) => sum + each.cents, 0)
      postings.push({
        reference: `released demo ${projectId} ${part}`,
        kind: 'RELEASED',
        at,
        movements: [
          ...from.map(({ pledgeId, cents: amount }) => ({
            holder: { heldFor: projectId, part },
            token: usd,
            amount: -amount,
            pledgeId,
          })),
          { holder: { creatorOf: projectId }, token: usd, amount: cents },
        ],
      })
      const fee = part === INITIAL_PART ? Math.floor((kept * listingFee(later)) / 100) : 0
      if (fee > 0)
        postings.push({
          reference: `fee demo ${projectId}`,
          kind: 'FEE',
          at,
          movements: [
            { holder: { creatorOf: projectId }, token: usd, amount: -fee },
            { holder: 'fees', token: usd, amount: fee },
          ],
        })
    }
  }
  return { ...rowsOf(postings), parts }
}
