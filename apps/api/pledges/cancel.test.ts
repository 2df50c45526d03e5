import { cancelPledge, listMyPledges } from '@kindling/api-client/contract/pledges'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { payments, pledges, projects, rewards } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { checkInvariants } from '../money/invariants.ts'
import { ProcessorUnavailable } from '../providers/payments.ts'
import type { Browser } from '../testing/browser.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
afterEach(async () => {
  expect(await checkInvariants(made.platform.platform.db)).toEqual([])
})

async function pledged(backerLimit?: number) {
  const [browser, project] = [
    await made.stage.backer(),
    await made.stage.project(backerLimit ? { backerLimit } : {}),
  ]
  const { id } = await confirm(browser.client, project, await fill(browser.client, project))
  return { browser, project, id, projectId: Number(project.id) }
}
const cancel = ({ client }: Browser, projectId: number, pledgeId: string, key = newId('key')) =>
  client(cancelPledge, { params: { id: String(projectId), pledgeId }, idempotencyKey: key })
const figuresOf = async (projectId: number) => {
  const [project] = await db().select().from(projects).where(eq(projects.id, projectId))
  const [reward] = await db().select().from(rewards).where(eq(rewards.projectId, projectId))
  return [project?.totalPledged, project?.backersCount, reward?.taken, reward?.backersCount]
}
const chargeOf = async (pledgeId: string) => {
  const [payment] = await db().select().from(payments).where(eq(payments.pledgeId, pledgeId))
  return { payment, charge: await made.platform.platform.payments.read(payment?.id ?? '') }
}

describe('a cancelled pledge (money 3, 12)', () => {
  it('returns its stock and its share of the figures, and its charge is given up', async () => {
    const { browser, id, projectId } = await pledged(1)
    expect((await figuresOf(projectId))[2]).toBe(1)
    const { pledge } = await cancel(browser, projectId, id)
    expect([pledge.status, pledge.payment_status]).toEqual(['FAILED', 'CANCELLED'])
    expect(await figuresOf(projectId)).toEqual([0, 0, 0, 0])
    const { payment, charge } = await chargeOf(id)
    expect([payment?.status, charge?.status]).toEqual(['CANCELLED', 'voided'])
    const { pledges: mine } = await browser.client(listMyPledges, {})
    expect(mine.map((each) => [each.id, each.status, each.payment_status])).toEqual([
      [id, 'FAILED', 'CANCELLED'],
    ])
  })

  it('is cancelled once, whoever presses how often, and a repeat answers the same', async () => {
    const { browser, id, projectId } = await pledged()
    const key = newId('key')
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => cancel(browser, projectId, id, n < 6 ? key : newId('key'))),
    )
    const codes = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.pledge.status : (answer.reason as { code: string }).code,
    )
    // Six with one key are one call; of the others only the first, if it came before them.
    expect(new Set(codes)).toEqual(new Set(['FAILED', 'PLEDGE_CANCELLED']))
    expect(await figuresOf(projectId)).toEqual([0, 0, 0, 0])
  })

  it('stands cancelled while the processor does not answer, and the books are compared later', async () => {
    const { browser, id, projectId } = await pledged()
    const gone = vi
      .spyOn(made.platform.platform.payments, 'void')
      .mockRejectedValueOnce(new ProcessorUnavailable('away'))
    const { pledge } = await cancel(browser, projectId, id)
    expect(gone).toHaveBeenCalledOnce()
    expect(pledge.payment_status).toBe('CANCELLED')
    expect((await chargeOf(id)).charge?.status).toBe('succeeded')
  })

  it('of somebody else is not found', async () => {
    const { id, projectId } = await pledged()
    await expect(cancel(await made.stage.backer(), projectId, id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const [pledge] = await db().select().from(pledges).where(eq(pledges.id, id))
    expect(pledge?.status).toBe('CHECKED_OUT')
  })

  it('stays on the last day of a funded campaign, and goes where the goal stays reached', async () => {
    const { browser, id, projectId } = await pledged()
    const soon = new Date(made.platform.platform.now().getTime() + 3_600_000)
    const [{ totalPledged = 0 } = {}] = await db().select().from(projects).where(eq(projects.id, projectId))
    await db()
      .update(projects)
      .set({ endTime: soon, fundingGoal: totalPledged })
      .where(eq(projects.id, projectId))
    await expect(cancel(browser, projectId, id)).rejects.toMatchObject({ code: 'INVALID_STATE' })
    await db()
      .update(projects)
      .set({ fundingGoal: totalPledged + 1 })
      .where(eq(projects.id, projectId))
    expect((await cancel(browser, projectId, id)).pledge.status).toBe('FAILED')
  })
})

describe('the list of a person’s pledges', () => {
  it('pages by what needs them, then by the newest change, and shows nobody else’s', async () => {
    const { browser } = await pledged()
    const own: string[] = []
    for (let n = 0; n < 3; n++) {
      const project = await made.stage.project()
      made.platform.clock.advance(1_000)
      own.unshift((await confirm(browser.client, project, await fill(browser.client, project))).id)
    }
    await pledged()
    const [first] = await db()
      .select()
      .from(pledges)
      .where(eq(pledges.id, own[0] ?? ''))
    await cancel(browser, first?.projectId ?? 0, own[0] ?? '')
    const page = (cursor?: string) =>
      browser.client(listMyPledges, { query: { 'page[size]': '2', ...(cursor && { cursor }) } })
    const one = await page()
    const two = await page(one.meta.next ?? '')
    expect(one.meta.total_count).toBe(4)
    expect(two.meta.next).toBeNull()
    expect([...one.pledges, ...two.pledges].map(({ id }) => id).slice(0, 2)).toEqual([own[1], own[2]])
    expect(two.pledges.at(-1)?.id).toBe(own[0])
    expect(one.pledges[0]?.items).toEqual([expect.objectContaining({ quantity: 1 })])
  })
})
