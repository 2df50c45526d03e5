import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { payments, refunds, withdrawals } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { post } from '../wallet/ledger.ts'
import { sendPayouts } from './payouts.ts'
import { sendRefunds } from './refunds.ts'

/* M16, M17: money that a bank takes long for keeps nobody else's waiting. More wait here than a run looks at. */

const made = platformForTests()
const count = 201
afterEach(() => vi.restoreAllMocks())

const times = () =>
  Array.from({ length: count }, (_, place) => new Date(made.platform.platform.now().getTime() + place))

it('M16: refunds that are under way for days keep later ones waiting no longer than a run', async () => {
  const [{ client }, project] = [await made.stage.backer(), await made.stage.project()]
  const { id: pledgeId } = await confirm(client, project, await fill(client, project))
  const { platform } = made.platform
  const rows = times().map((createdAt) => ({ id: newId('ref'), createdAt }))
  const refund = { pledgeId, projectId: Number(project.id), amount: 1, cause: 'vote' as const }
  await platform.db.insert(refunds).values(rows.map((row) => ({ ...row, ...refund })))
  const asked = new Set<string>()
  vi.spyOn(platform.payments, 'refund').mockImplementation(async ({ idempotencyKey, amount }) => {
    asked.add(idempotencyKey)
    return { status: 'pending', amount }
  })
  await platform.db.update(payments).set({ status: 'COMPLETED' }).where(eq(payments.pledgeId, pledgeId))
  expect(await sendRefunds(platform)).toBe(200)
  expect(await sendRefunds(platform)).toBe(200)
  expect(asked.size).toBe(count)
})

it('M17: payouts that are under way for days keep later ones waiting no longer than a run', async () => {
  const { platform } = made.platform
  const [owner, project] = [await made.stage.dollarHolder(), await made.stage.project()]
  const userId = (await owner.client(getMe, {})).user.id
  const destination = 'ba_1'
  await platform.db
    .insert(withdrawals)
    .values(times().map((createdAt) => ({ id: newId('wdr'), userId, amount: 1, destination, createdAt })))
  const asked = new Set<string>()
  vi.spyOn(platform.payments, 'payout').mockImplementation(async ({ idempotencyKey, amount }) => {
    asked.add(idempotencyKey)
    return { status: 'pending', amount }
  })
  await sendPayouts(platform)
  await sendPayouts(platform)
  expect(asked.size).toBe(count)
  // A platform that owes pays no wallets, and those that wait for it keep no creator waiting.
  asked.clear()
  const movement = { token: 'USD' as const }
  await post(platform.db, {
    reference: newId('cost'),
    kind: 'PROCESSOR_COST',
    at: platform.now(),
    movements: [
      { ...movement, holder: 'platform', amount: -100_000 },
      { ...movement, holder: 'processor', amount: 100_000 },
    ],
  })
  const projectId = Number(project.id)
  const id = newId('wdr')
  const createdAt = new Date(platform.now().getTime() + count)
  await platform.db.insert(withdrawals).values({ id, projectId, userId, amount: 1, destination, createdAt })
  await sendPayouts(platform)
  expect([...asked]).toEqual([id])
})
