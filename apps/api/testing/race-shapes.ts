import { setTimeout as pause } from 'node:timers/promises'
import { applyCoupon, setCheckedOutQuantity } from '@kindling/api-client/contract/cart-changes'
import { cancelPledge, confirmPayment } from '@kindling/api-client/contract/pledges'
import type { Client } from '@kindling/api-client/transport'
import { and, eq, gt } from 'drizzle-orm'
import { coupons, pledges, projectActivity, projects } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { endCampaigns } from '../money/end-campaigns.ts'
import { type MadeProject, makeProject, type ProjectOptions } from './platform.ts'
import {
  gather,
  pay,
  payEach,
  type RaceGround,
  type Told,
  takeOne,
  takeOneEach,
  tallyOf,
  told,
  wrongAfter,
} from './race-crowd.ts'

/** How a race ended. */
export interface ShapeResult {
  readonly sold: number
  /** How often each rejection was given. */
  readonly rejections: Readonly<Record<string, number>>
  /** What does not hold; empty if all is well. */
  readonly wrong: readonly string[]
}

/** A way in which many people want the same at once. */
export interface RaceShape {
  readonly name: string
  readonly run: (ground: RaceGround, buyers: number) => Promise<ShapeResult>
}

const projectOn = ({ db, now }: RaceGround, options: ProjectOptions = {}) =>
  makeProject({ platform: { db, businessNow: now } }, options)

function resultOf(answers: readonly Told[], wrong: readonly string[]): ShapeResult {
  const lost = answers.filter((answer) => answer !== 'SOLD')
  return {
    sold: answers.length - lost.length,
    rejections: Object.fromEntries([...Map.groupBy(lost, String)].map(([code, all]) => [code, all.length])),
    wrong,
  }
}

/** Everybody has a piece in their cart, and confirms at once. */
const confirmAtOnce =
  (options: ProjectOptions, pieces: number, loser: string): RaceShape['run'] =>
  async (ground, buyers) => {
    const project = await projectOn(ground, options)
    const crowd = await gather(ground, buyers)
    const answers = await payEach(crowd.clients, project, await takeOneEach(crowd, project))
    const expected = { sold: pieces, losers: [loser] }
    return resultOf(answers, await wrongAfter(ground, project, expected, [crowd], answers))
  }

const lastUseOfCoupon: RaceShape['run'] = async (ground, buyers) => {
  const project = await projectOn(ground)
  const coupon = { id: newId('cpn'), projectId: Number(project.id), code: 'LAST', percent: 10, limit: 1 }
  await ground.db.insert(coupons).values({ ...coupon, createdAt: ground.now() })
  const crowd = await gather(ground, buyers)
  await takeOneEach(crowd, project)
  const totals = await Promise.all(
    crowd.clients.map(async (client) => {
      const { pledge } = await client(applyCoupon, { params: { id: project.id }, body: { code: 'LAST' } })
      return pledge.total_usd
    }),
  )
  const answers = await payEach(crowd.clients, project, totals)
  const expected = { sold: 1, losers: ['COUPON_LIMIT'] }
  const wrong = await wrongAfter(ground, project, expected, [crowd], answers)
  const [row] = await ground.db.select().from(coupons).where(eq(coupons.id, coupon.id))
  return resultOf(answers, row?.used === 1 ? wrong : [...wrong, `the coupon was used ${row?.used} times`])
}

const capReached = 'BACKER_LIMIT_EXCEEDED'

/** Those who got nothing try once more after everybody was answered: what came back is theirs now. */
async function tryAgain(
  clients: readonly Client[],
  project: MadeProject,
  totals: readonly number[],
  answers: readonly Told[],
): Promise<Told[]> {
  if (answers.includes('SOLD')) return [...answers]
  const losers = clients.flatMap((client, index) =>
    answers[index] === capReached ? [{ client, index, total: totals[index] ?? 0 }] : [],
  )
  const second = await payEach(
    losers.map(({ client }) => client),
    project,
    losers.map(({ total }) => total),
  )
  const both = [...answers]
  for (const [at, { index }] of losers.entries()) both[index] = second[at] ?? capReached
  return both
}

const holderCancels: RaceShape['run'] = async (ground, buyers) => {
  const project = await projectOn(ground, { backerLimit: 1 })
  const [holders, others] = [await gather(ground, 1), await gather(ground, buyers - 1)]
  const [holder] = holders.clients
  if (!holder) throw new Error('Nobody holds the piece')
  const totals = await takeOneEach(others, project)
  const { pledge } = await pay(holder, project, await takeOne(holder, project))
  const params = { id: project.id, pledgeId: pledge.id }
  const [first] = await Promise.all([
    payEach(others.clients, project, totals),
    holder(cancelPledge, { params, idempotencyKey: newId('key') }),
  ])
  const answers = await tryAgain(others.clients, project, totals, first)
  const expected = { sold: 1, losers: [capReached] }
  return resultOf(answers, await wrongAfter(ground, project, expected, [holders, others], answers))
}

const paymentFails: RaceShape['run'] = async (ground, buyers) => {
  const project = await projectOn(ground, { backerLimit: 1 })
  const holders = await gather(ground, 1, ['needs_confirmation'])
  const declined = await gather(ground, Math.floor(buyers / 4), ['declined'])
  const good = await gather(ground, buyers - 1 - declined.clients.length)
  const [holder] = holders.clients
  if (!holder) throw new Error('Nobody holds the piece')
  const totals = await takeOneEach(good, project)
  const totalsDeclined = await takeOneEach(declined, project)
  // The bank asks the holder, who has the piece meanwhile, and says no.
  const { pledge } = await pay(holder, project, await takeOne(holder, project))
  const params = { id: project.id, pledgeId: pledge.id }
  const [first, failed, refused] = await Promise.all([
    payEach(good.clients, project, totals),
    payEach(declined.clients, project, totalsDeclined),
    told(holder(confirmPayment, { params, body: { approved: false }, idempotencyKey: newId('key') })),
  ])
  const answers = [...(await tryAgain(good.clients, project, totals, first)), ...failed]
  const expected = { sold: 1, losers: [capReached, 'INVALID_VALUE'] }
  const wrong = await wrongAfter(ground, project, expected, [holders, declined, good], answers)
  if (refused !== 'INVALID_VALUE' || failed.includes('SOLD')) wrong.push(`a payment that failed: ${refused}`)
  return resultOf(answers, wrong)
}

const quantityRaised: RaceShape['run'] = async (ground, buyers) => {
  const project = await projectOn(ground, { backerLimit: buyers + 1 })
  const crowd = await gather(ground, buyers)
  const first = await payEach(crowd.clients, project, await takeOneEach(crowd, project))
  const params = { id: project.id, variantId: project.variantId }
  const raise = { params, body: { quantity: 2 } }
  const answers = await Promise.all(
    crowd.clients.map((client) =>
      told(client(setCheckedOutQuantity, { ...raise, idempotencyKey: newId('key') })),
    ),
  )
  const expected = { sold: 1, pieces: buyers + 1, losers: [capReached] }
  const wrong = await wrongAfter(ground, project, expected, [crowd], answers)
  return resultOf(
    answers,
    first.every((answer) => answer === 'SOLD') ? wrong : [...wrong, 'not all held one'],
  )
}

const goalReached: RaceShape['run'] = async (ground, buyers) => {
  const project = await projectOn(ground)
  const crowd = await gather(ground, buyers)
  const totals = await takeOneEach(crowd, project)
  const fundingGoal = Math.ceil(totals.reduce((sum, total) => sum + total, 0) / 2)
  await ground.db
    .update(projects)
    .set({ fundingGoal })
    .where(eq(projects.id, Number(project.id)))
  const answers = await payEach(crowd.clients, project, totals)
  const expected = { sold: buyers, losers: [] }
  return resultOf(answers, await wrongAfter(ground, project, expected, [crowd], answers))
}

/** Ends a campaign now, and waits until it has its result; gives the moment at which everybody knew of the end. */
async function endNow(ground: RaceGround, projectId: number): Promise<Date> {
  const { db, now } = ground
  await db.update(projects).set({ endTime: now() }).where(eq(projects.id, projectId))
  const ended = now()
  for (;;) {
    await endCampaigns({ db, now, businessNow: now })
    const [project] = await db.select().from(projects).where(eq(projects.id, projectId))
    if (project?.result) return ended
    await pause(10)
  }
}

const campaignEnds: RaceShape['run'] = async (ground, buyers) => {
  const { db } = ground
  const project = await projectOn(ground)
  const projectId = Number(project.id)
  await db.update(projects).set({ fundingGoal: 100 }).where(eq(projects.id, projectId))
  const crowd = await gather(ground, buyers)
  const totals = await takeOneEach(crowd, project)
  const before = crowd.statuses.length
  const third = Math.ceil(buyers / 3)
  const payFrom = (from: number) =>
    payEach(crowd.clients.slice(from, from + third), project, totals.slice(from, from + third))
  const early = payFrom(0)
  while (crowd.statuses.length === before) await pause(1)
  // The end comes while some have been answered, some are asking their bank, and some have not been heard.
  const [middle, endedAt] = await Promise.all([payFrom(third), endNow(ground, projectId)])
  const answers = [...(await early), ...middle, ...(await payFrom(2 * third))]
  const sold = answers.filter((answer) => answer === 'SOLD').length
  const expected = { sold, losers: ['INVALID_PROJECT_STATE'] }
  const wrong = await wrongAfter(ground, project, expected, [crowd], answers)
  const { raised } = await tallyOf(db, project)
  const ended = await db.select().from(projectActivity).where(eq(projectActivity.projectId, projectId))
  for (const { entry } of ended)
    if (entry.name === 'CAMPAIGN_ENDED' && entry.params.cents !== raised)
      wrong.push(`it ended with ${entry.params.cents} cents, and has ${raised}`)
  const after = await db
    .select()
    .from(pledges)
    .where(and(eq(pledges.projectId, projectId), gt(pledges.promisedAt, endedAt)))
  return resultOf(answers, after.length === 0 ? wrong : [...wrong, `${after.length} sold after the end`])
}

/** Each is run on one process and on two, which is a shape of its own. */
export const raceShapes: readonly RaceShape[] = [
  { name: 'all confirm their carts', run: confirmAtOnce({ backerLimit: 1 }, 1, capReached) },
  { name: 'a coupon’s last use', run: lastUseOfCoupon },
  { name: 'the cap of a reward', run: confirmAtOnce({ backerLimit: 3 }, 3, capReached) },
  {
    name: 'the stock of a variant',
    run: confirmAtOnce({ variantQuantity: 1 }, 1, 'VARIANT_LIMIT_EXCEEDED'),
  },
  { name: 'its holder cancels', run: holderCancels },
  { name: 'its holder’s payment fails', run: paymentFails },
  { name: 'all raise their quantity', run: quantityRaised },
  { name: 'the campaign ends', run: campaignEnds },
  { name: 'all pay, and the goal is reached', run: goalReached },
]
