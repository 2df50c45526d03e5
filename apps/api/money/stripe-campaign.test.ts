import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { payments } from '../database/schema.ts'
import { settlePledge } from '../pledges/settle.ts'
import { passDays, pledgeState, setGoal, whereIs } from '../testing/money.ts'
import { makeProject } from '../testing/platform.ts'
import { pledgeByStripe, type StripePlatform, startStripePlatform } from '../testing/stripe-platform.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let stripe: StripePlatform
beforeAll(async () => {
  stripe = await startStripePlatform('whsec_of_this_test')
})
afterAll(() => stripe.stop())

async function campaign(goal: number, cards: readonly string[]) {
  const { made } = stripe
  const project = await makeProject(made)
  await setGoal(made, Number(project.id), goal)
  const pledged = []
  for (const card of cards) pledged.push(await pledgeByStripe(stripe, project, card))
  return pledged
}
const stateOf = (id: string) => pledgeState(stripe.made, id)
/** Cents that Stripe took for a pledge, by all its payments. */
async function takenFor(id: string): Promise<number> {
  const { db } = stripe.made.platform
  const rows = await db.select().from(payments).where(eq(payments.pledgeId, id))
  return rows.reduce((sum, row) => sum + stripe.peer.books.moved(row.id), 0)
}

it('sets cards up before a campaign’s end, and charges them at it, each once', async () => {
  const [good, asked, later] = await campaign(9_500, ['pm_good', 'pm_asks', 'pm_declined_later'])
  const [first = '', second = '', third = ''] = [good, asked, later].map((each) => each?.pledge.id)
  expect(asked?.pledge.status).toBe('PROCESSING')
  stripe.peer.books.answer(asked?.key ?? '', true)
  for (const id of [first, second, third]) expect(await takenFor(id)).toBe(0)

  await settlePledge(stripe.made.platform, second)
  await passDays(stripe.made, 10)
  for (const id of [first, second]) {
    expect((await stateOf(id)).label).toBe('COMPLETED COMPLETED')
    expect(await whereIs(stripe.made, id)).toEqual({ held: 9_500, released: 0, refunded: 0 })
    expect(await takenFor(id)).toBe(9_500)
  }
  expect((await stateOf(third)).label).toBe('CHECKED_OUT FAILED')
  expect(await takenFor(third)).toBe(0)
  expect(stripe.peer.violations).toEqual([])
})

it('takes nothing where the goal was missed', async () => {
  const [backer] = await campaign(50_000, ['pm_good'])
  const id = backer?.pledge.id ?? ''
  await passDays(stripe.made, 10)
  expect((await stateOf(id)).label).toBe('FAILED CANCELLED')
  expect(await takenFor(id)).toBe(0)
})
