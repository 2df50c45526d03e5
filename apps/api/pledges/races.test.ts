import { confirmPayment } from '@kindling/api-client/contract/pledges'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments, pledges, standInCharges } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { type BackerOptions, backerOf, fundsOf, takenOf } from '../testing/backers.ts'
import { outcomeOf } from '../testing/outcome-of.ts'
import { confirm, fill } from '../testing/people.ts'
import { type MadeProject, makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { race, storeBuyers } from '../testing/race.ts'
import { raceShapes } from '../testing/race-shapes.ts'

const made = platformForTests()

const makeBacker = (options?: BackerOptions) => backerOf(made.platform, options)
const taken = (project: MadeProject) => takenOf(made.platform, project)
const funds = (project: MadeProject) => fundsOf(made.platform, project)

describe('a retry', () => {
  it('of one key, a hundred times at once, is one pledge and one answer (M4)', async () => {
    const project = await makeProject(made.platform)
    const backer = await makeBacker()
    const total = await fill(backer, project)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => confirm(backer, project, total, 'same-key')),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await funds(project)).toEqual({ total, backers: 1 })
    await expect(confirm(backer, project, total + 1, 'same-key')).rejects.toMatchObject({
      code: 'INTEGRITY_ERROR',
    })
  })

  it('continues where it stopped after a crash that followed the taking of stock (M6)', async () => {
    const project = await makeProject(made.platform, { backerLimit: 1 })
    const backer = await makeBacker()
    const total = await fill(backer, project)
    // The process dies between its commit and the bank's answer.
    const { payments: processor } = made.platform.platform
    const charge = processor.charge
    processor.charge = () => Promise.reject(new Error('killed'))
    await expect(confirm(backer, project, total, 'crashed')).rejects.toMatchObject({
      code: 'NETWORK_FAILURE',
    })
    processor.charge = charge
    expect(await taken(project)).toBe(1)
    const pledge = await confirm(backer, project, total, 'crashed')
    expect(pledge.status).toBe('CHECKED_OUT')
    expect(await taken(project)).toBe(1)
    expect(await funds(project)).toEqual({ total, backers: 1 })
  })
})

/** The platform without a network. */
const atHome = () => ({
  baseUrl: '/',
  fetch: async (input: string | URL | Request, init?: RequestInit) =>
    made.platform.app.request(String(input), init),
})

describe('many buyers', () => {
  it.each([1, 3])(
    'of %d left, fifty for each: exactly as many are sold as there are (M1)',
    async (left) => {
      const project = await makeProject(made.platform, { backerLimit: left })
      const { db } = made.platform.platform
      const cookies = await storeBuyers(db, left * 50, made.platform.clock.now())
      const result = await race(db, [atHome()], project, cookies)
      expect(result).toMatchObject({
        sold: left,
        rejections: { BACKER_LIMIT_EXCEEDED: left * 49 },
        statuses: { 200: left, 400: left * 49 },
      })
      expect(await taken(project)).toBe(left)
      const standing = await made.platform.platform.db
        .select()
        .from(pledges)
        .where(eq(pledges.projectId, Number(project.id)))
      expect(standing.filter((pledge) => pledge.status === 'CHECKED_OUT')).toHaveLength(left)
    },
    120_000,
  )

  it.each(raceShapes)(
    'forty of them, $name: exactly as many are sold as there are (M1, M3, M10)',
    async ({ run }) => {
      const { platform, clock } = made.platform
      const { wrong } = await run({ db: platform.db, now: clock.now, doors: [atHome()] }, 40)
      expect(wrong).toEqual([])
    },
    120_000,
  )

  it('of mixed quantities never take more than there is (M2)', async () => {
    const project = await makeProject(made.platform, { backerLimit: 10 })
    const buyers = await Promise.all(Array.from({ length: 12 }, () => makeBacker({ address: false })))
    const totals = await Promise.all(buyers.map((buyer, index) => fill(buyer, project, (index % 4) + 1)))
    await Promise.allSettled(buyers.map((buyer, index) => confirm(buyer, project, totals[index] ?? 0)))
    const sold = (await taken(project)) ?? 0
    expect(sold).toBeGreaterThan(0)
    expect(sold).toBeLessThanOrEqual(10)
    expect((await funds(project)).total).toBe(sold * 9_500)
  })
})

it('"yes" and "no" to the bank at once leave its books and the pledge equal (M18)', async () => {
  const project = await makeProject(made.platform)
  const asks = '4000002500003155'
  for (let turn = 0; turn < 6; turn++) {
    const backer = await makeBacker({ card: asks })
    const { id: pledgeId } = await confirm(backer, project, await fill(backer, project))
    const answer = (approved: boolean) =>
      outcomeOf(
        backer(confirmPayment, {
          params: { id: project.id, pledgeId },
          body: { approved },
          idempotencyKey: newId('key'),
        }),
      )
    const yesFirst = turn % 2 === 0
    await Promise.all([answer(yesFirst), answer(!yesFirst)])
  }
  const rows = await made.platform.platform.db
    .select({ pledge: pledges.status, payment: payments.status, charge: standInCharges.status })
    .from(pledges)
    .innerJoin(payments, eq(payments.pledgeId, pledges.id))
    .innerJoin(standInCharges, eq(standInCharges.idempotencyKey, payments.id))
    .where(eq(pledges.projectId, Number(project.id)))
  const stands = 'CHECKED_OUT CHECKED_OUT succeeded'
  const outcomes = rows.map(({ pledge, payment, charge }) => `${pledge} ${payment} ${charge}`)
  expect(outcomes).toHaveLength(6)
  expect(outcomes.filter((each) => each !== stands && each !== 'SHOPPING FAILED declined')).toEqual([])
  const sold = outcomes.filter((each) => each === stands).length
  expect(await funds(project)).toEqual({ total: sold * 9_500, backers: sold })
  expect(await taken(project)).toBe(sold)
})
