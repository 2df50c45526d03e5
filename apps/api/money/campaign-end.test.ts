import { cancelPledge } from '@kindling/api-client/contract/pledges'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { milestones, notifications, projects, refunds, rewards } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { settlePledge } from '../pledges/settle.ts'
import { backerOf } from '../testing/backers.ts'
import { ledgerSum, passDays, pledgeState, setGoal, settleDue, whereIs } from '../testing/money.ts'
import { confirm, fill } from '../testing/people.ts'
import { makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { closePledge } from './close-pledge.ts'
import { endCampaigns } from './end-campaigns.ts'
import { checkInvariants } from './invariants.ts'

const made = platformForTests()
const db = () => made.platform.platform.db

/** Accepted when it is saved, declined when it is charged at the end. */
const failsLater = '4000000000000341'
const rejectsRefunds = '4000000000005126'

async function campaign({ goal = 9_500, cards = ['4242424242424242'] as readonly string[] } = {}) {
  const project = await makeProject(made.platform)
  const projectId = Number(project.id)
  await setGoal(made.platform, projectId, goal)
  const ids: string[] = []
  for (const card of cards) {
    const client = await backerOf(made.platform, { card })
    ids.push((await confirm(client, project, await fill(client, project))).id)
  }
  return { project, projectId, ids }
}
const projectOf = async (id: number) => (await db().select().from(projects).where(eq(projects.id, id)))[0]
const toldOf = async (projectId: number) =>
  (await db().select().from(notifications).where(eq(notifications.projectId, projectId)))
    .map(({ event }) => event?.name)
    .sort()

describe('a campaign’s end', () => {
  it('charges every pledge of one that reached its goal, once, and holds the money by milestone', async () => {
    const { projectId, ids } = await campaign({
      goal: 19_000,
      cards: ['4242424242424242', '5555555555554444'],
    })
    await passDays(made.platform, 10)
    expect(await projectOf(projectId)).toMatchObject({ status: 'COMPLETE', result: 'successful' })
    for (const id of ids) {
      const { label, payments } = await pledgeState(made.platform, id)
      expect(label).toBe('COMPLETED COMPLETED')
      expect(payments.map(({ captures }) => captures)).toEqual([false, true])
      expect(await whereIs(made.platform, id)).toEqual({ held: 9_500, released: 0, refunded: 0 })
    }
    expect(await ledgerSum(made.platform, 'held', projectId)).toBe(19_000)
    expect(await ledgerSum(made.platform, 'pledged', projectId)).toBe(19_000)
    expect(await toldOf(projectId)).toContain('PLEDGE_CHARGED')
    await settleDue(made.platform.platform)
    expect(await ledgerSum(made.platform, 'held', projectId)).toBe(19_000)
  })

  it('waits for a bank that still decides about a pledge from before the end, which counts (M1, M19)', async () => {
    const { projectId, ids } = await campaign({ cards: ['4000002500003155'] })
    const [pledgeId = ''] = ids
    const { platform } = made.platform
    await db().update(projects).set({ endTime: platform.businessNow() }).where(eq(projects.id, projectId))
    expect(await endCampaigns(platform)).not.toContain(projectId)
    const { payments } = await pledgeState(made.platform, pledgeId)
    await platform.payments.confirm(payments[0]?.id ?? '', true)
    await settlePledge(platform, pledgeId)
    expect(await endCampaigns(platform)).toContain(projectId)
    expect(await projectOf(projectId)).toMatchObject({ result: 'successful', totalPledged: 9_500 })
  })

  it('waits no longer than a question of a bank is open: what nobody answered goes back', async () => {
    const { projectId, ids, project } = await campaign({ cards: ['4000002500003155'] })
    await passDays(made.platform, 10)
    expect(await projectOf(projectId)).toMatchObject({ result: 'not_reached', totalPledged: 0 })
    expect((await pledgeState(made.platform, ids[0] ?? '')).label).toBe('SHOPPING FAILED')
    const [reward] = await db().select().from(rewards).where(eq(rewards.id, project.rewardId))
    expect(reward?.taken).toBe(0)
  })

  it('lets everybody go where the goal was missed: nobody is charged, stock returns, the figures stay', async () => {
    const { projectId, ids, project } = await campaign({ goal: 50_000 })
    await passDays(made.platform, 10)
    expect(await projectOf(projectId)).toMatchObject({ result: 'not_reached', totalPledged: 9_500 })
    expect((await pledgeState(made.platform, ids[0] ?? '')).label).toBe('FAILED CANCELLED')
    expect(await ledgerSum(made.platform, 'pledged', projectId)).toBe(0)
    expect(await ledgerSum(made.platform, 'held', projectId)).toBe(0)
    const [reward] = await db().select().from(rewards).where(eq(rewards.id, project.rewardId))
    expect(reward?.taken).toBe(0)
  })

  it('M19 tries a card that fails every 48 hours, drops the pledge after seven days, and keeps the result', async () => {
    const { projectId, ids } = await campaign({ cards: [failsLater] })
    await passDays(made.platform, 10)
    const [id = ''] = ids
    expect((await pledgeState(made.platform, id)).label).toBe('CHECKED_OUT FAILED')
    // The job that saw it fail is repeated, because its process died before the job's end.
    await closePledge(made.platform.platform, id)
    expect((await pledgeState(made.platform, id)).pledge.failedCharges).toBe(1)
    await passDays(made.platform, 6.5)
    const tried = await pledgeState(made.platform, id)
    expect(tried.pledge.failedCharges).toBe(4)
    expect(tried.label).toBe('CHECKED_OUT FAILED')
    await passDays(made.platform, 1)
    expect((await pledgeState(made.platform, id)).label).toBe('FAILED FAILED')
    expect(await projectOf(projectId)).toMatchObject({ result: 'successful', totalPledged: 0 })
    expect(await ledgerSum(made.platform, 'pledged', projectId)).toBe(0)
    expect(await toldOf(projectId)).toEqual(
      expect.arrayContaining(['CAMPAIGN_ENDED', 'CHARGE_FAILED', 'PLEDGE_DROPPED']),
    )
  })

  it('lets a backer cancel a pledge whose charge failed, and nobody else’s after the end (M12)', async () => {
    const project = await makeProject(made.platform)
    await setGoal(made.platform, Number(project.id), 100)
    const [failing, paid] = [
      await backerOf(made.platform, { card: failsLater }),
      await backerOf(made.platform),
    ]
    const [first, second] = [
      await confirm(failing, project, await fill(failing, project)),
      await confirm(paid, project, await fill(paid, project)),
    ]
    await passDays(made.platform, 11)
    const cancel = (client: typeof failing, pledgeId: string) =>
      client(cancelPledge, { params: { id: project.id, pledgeId }, idempotencyKey: newId('key') })
    await expect(cancel(paid, second.id)).rejects.toMatchObject({ code: 'PLEDGE_PAID' })
    await cancel(failing, first.id)
    expect((await pledgeState(made.platform, first.id)).label).toBe('FAILED CANCELLED')
    expect(await ledgerSum(made.platform, 'pledged', Number(project.id))).toBe(9_500)
    expect(await checkInvariants(db())).toEqual([])
  })

  it('pays the initial payout on day 15, less the listing fee', async () => {
    const { projectId, ids } = await campaign()
    // 20 percent are held for one milestone: a listing fee of 3 percent.
    await db().update(milestones).set({ funds: 20 }).where(eq(milestones.projectId, projectId))
    await passDays(made.platform, 24.5)
    expect(await ledgerSum(made.platform, 'creator', projectId)).toBe(0)
    await passDays(made.platform, 1)
    expect(await whereIs(made.platform, ids[0] ?? '')).toEqual({ held: 1_900, released: 7_600, refunded: 0 })
    expect(await ledgerSum(made.platform, 'creator', projectId)).toBe(7_600 - 285)
    expect(await toldOf(projectId)).toContain('FUNDS_RELEASED')
  })

  it('M21 charges nothing while the project is suspended', async () => {
    const { projectId, ids } = await campaign()
    await db().update(projects).set({ status: 'SUSPENDED' }).where(eq(projects.id, projectId))
    await passDays(made.platform, 12)
    expect((await pledgeState(made.platform, ids[0] ?? '')).label).toBe('CHECKED_OUT CHECKED_OUT')
    expect((await projectOf(projectId))?.result).toBeNull()
  })

  it('gives back exactly what is held for a milestone 90 days late; to the wallet where the card cannot take it (M16)', async () => {
    const { projectId, ids } = await campaign({ goal: 100, cards: ['4242424242424242', rejectsRefunds] })
    await db()
      .update(milestones)
      .set({ date: new Date(made.platform.business.now().getTime() + 40 * 86_400_000) })
      .where(eq(milestones.projectId, projectId))
    await passDays(made.platform, 131)
    const [first = '', second = ''] = ids
    for (const id of ids)
      expect(await whereIs(made.platform, id)).toEqual({ held: 0, released: 3_800, refunded: 5_700 })
    const rows = await db().select().from(refunds).where(eq(refunds.projectId, projectId))
    expect(rows.map(({ pledgeId, status, amount }) => [pledgeId, status, amount]).sort()).toEqual(
      [
        [first, 'PAID', 5_700],
        [second, 'TO_WALLET', 5_700],
      ].sort(),
    )
    expect(await ledgerSum(made.platform, 'refund', projectId)).toBe(0)
    expect(await ledgerSum(made.platform, 'held', projectId)).toBe(0)
  })
})
