import { listingFee } from '@kindling/validation/rules/protection-tier'
import { splitByShare } from '@kindling/validation/rules/split-by-share'
import type { ledgerAccounts, pledgeParts } from '../database/schema.ts'
import { INITIAL_PART } from '../pledges/books.ts'
import { ledgerRows, type Posting } from '../wallet/ledger.ts'
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

/** What the operator put in at the start: costs of charges come before the fees. Cents. */
const putIn = 2_000_000

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
    ...[...costs].map(([project, { cents, at }]) =>
      move({ reference: `cost demo ${project}`, kind: 'PROCESSOR_COST', at }, -cents),
    ),
  ]
}

/**
 * The books of the demo world's pledges, as the platform would have written them: what stands is promised, what was
 * collected is held by part, and what was due is released.
 */
export function bookRows(world: World): BookRows {
  const postings: Posting[] = platformPostings(world)
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
    let collected = 0
    for (const { id: pledgeId, status, total = 0, createdAt, collectedAt, ...pledge } of world.pledges) {
      if (pledge.projectId !== projectId || total === 0 || status === 'SHOPPING') continue
      postings.push(promise('PLEDGED', { pledgeId, projectId, total }, createdAt))
      // Dropped, or let go because the goal was not reached.
      if (status === 'FAILED')
        postings.push(promise('UNPLEDGED', { pledgeId, projectId, total: -total }, pledge.updatedAt))
      if (status !== 'COMPLETED') continue
      const split = [...splitByShare(total, shares)].filter(([, cents]) => cents > 0)
      collected += total
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
      for (const [part, cents] of split) {
        const isOut = releasedAt.has(part)
        parts.push({ pledgeId, projectId, part, held: isOut ? 0 : cents, released: isOut ? cents : 0 })
        if (isOut) held.set(part, [...(held.get(part) ?? []), { pledgeId, cents }])
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
      const fee = part === INITIAL_PART ? Math.floor((collected * listingFee(later)) / 100) : 0
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
