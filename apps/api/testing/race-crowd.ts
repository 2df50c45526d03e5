import { checkout, setItemQuantity } from '@kindling/api-client/contract/pledges'
import { type Client, isApiError } from '@kindling/api-client/transport'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { pledgeItems, pledges, projects, rewards, rewardVariants } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { checkInvariants } from '../money/invariants.ts'
import type { MadeProject } from './platform.ts'
import { clientsOf, type RaceDoor, storeBuyers } from './race.ts'

/** Where people race: a database, its time, and the processes that serve it. */
export interface RaceGround {
  readonly db: Database
  readonly now: () => Date
  readonly doors: readonly RaceDoor[]
}

/** What somebody was answered: `SOLD`, or the code of the rejection. */
export type Told = string

/** People who race for one project, each with a card. They take turns between the processes. */
export interface Crowd {
  readonly clients: readonly Client[]
  /** Statuses of all answers so far. */
  readonly statuses: readonly number[]
}

export const told = (call: Promise<unknown>): Promise<Told> =>
  call.then(
    () => 'SOLD',
    (error: unknown) => {
      if (!isApiError(error)) throw error
      return error.code
    },
  )

/** @param cards what their cards do, one after the other. */
export async function gather(
  { db, now, doors }: RaceGround,
  count: number,
  cards?: readonly string[],
): Promise<Crowd> {
  const cookies = await storeBuyers(db, count, now(), cards)
  const statuses: number[] = []
  const clients = clientsOf(doors, cookies, statuses)
  return { clients, statuses }
}

/** Puts one piece in a cart; its total in cents. */
export async function takeOne(client: Client, { id, variantId }: MadeProject): Promise<number> {
  const { pledge } = await client(setItemQuantity, { params: { id, variantId }, body: { quantity: 1 } })
  return pledge.total_usd
}
export const takeOneEach = ({ clients }: Crowd, project: MadeProject): Promise<number[]> =>
  Promise.all(clients.map((client) => takeOne(client, project)))

/** Confirms a cart under a key of its own. */
export const pay = (client: Client, { id }: MadeProject, total_usd: number) =>
  client(checkout, { params: { id }, body: { total_usd }, idempotencyKey: newId('key') })
export const payEach = (
  clients: readonly Client[],
  project: MadeProject,
  totals: readonly number[],
): Promise<Told[]> =>
  Promise.all(clients.map((client, index) => told(pay(client, project, totals[index] ?? 0))))

/** What the stock, the figures and the pledges of a project say, in pieces and cents. */
export async function tallyOf(db: Database, { id, rewardId, variantId }: MadeProject) {
  const projectId = Number(id)
  const active = and(
    eq(pledges.projectId, projectId),
    inArray(pledges.status, ['CHECKED_OUT', 'COMPLETED', 'PROCESSING']),
  )
  const sum = (of: typeof pledges.total | typeof pledgeItems.quantity) =>
    sql<number>`coalesce(sum(${of}), 0)::int`
  const [held] = await db
    .select({ pieces: sum(pledgeItems.quantity) })
    .from(pledgeItems)
    .innerJoin(pledges, eq(pledges.id, pledgeItems.pledgeId))
    .where(active)
  const [promised] = await db
    .select({ cents: sum(pledges.total) })
    .from(pledges)
    .where(active)
  const [reward] = await db.select().from(rewards).where(eq(rewards.id, rewardId))
  const [variant] = await db.select().from(rewardVariants).where(eq(rewardVariants.id, variantId))
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId))
  return {
    pieces: held?.pieces ?? -1,
    taken: reward?.taken ?? -1,
    variantTaken: variant?.taken ?? -1,
    promised: promised?.cents ?? -1,
    raised: project?.totalPledged ?? -1,
  }
}

/** What does not hold after a race; empty if all is well. */
export async function wrongAfter(
  { db }: RaceGround,
  project: MadeProject,
  expected: { readonly sold: number; readonly pieces?: number; readonly losers: readonly string[] },
  crowds: readonly Crowd[],
  answers: readonly Told[],
): Promise<string[]> {
  const tally = await tallyOf(db, project)
  const { sold, pieces = sold, losers } = expected
  const bought = answers.filter((answer) => answer === 'SOLD').length
  const wrong = [
    ...(bought === sold ? [] : [`${bought} were told that they have it, and not ${sold}`]),
    ...(['pieces', 'taken', 'variantTaken'] as const)
      .filter((of) => tally[of] !== pieces)
      .map((of) => `${of}: ${tally[of]} and not ${pieces}`),
    ...(tally.raised === tally.promised ? [] : [`raised ${tally.raised}, promised ${tally.promised}`]),
    ...[...new Set(answers)].filter((answer) => ![...losers, 'SOLD'].includes(answer)),
    ...crowds
      .flatMap(({ statuses }) => statuses)
      .filter((status) => status >= 500)
      .map(String),
  ]
  for (const { name, rows } of await checkInvariants(db)) wrong.push(`${name}: ${rows.join(', ')}`)
  return wrong
}
