import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '../database/connection.ts'
import { bankAccounts, users } from '../database/schema.ts'
import { openMemoryDatabase } from '../testing/memory-database.ts'
import { answerAboutPayouts, payoutList } from './payout-list.ts'
import { createSealer, newSecret } from './sealer.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openMemoryDatabase()
})
afterAll(() => connection.close())

const now = new Date('2026-11-22T12:00:00Z')
const sealer = createSealer([newSecret()])
const ask = (question: string) => answerAboutPayouts(connection.db, now, question, sealer)

it('is worked through by a person: what waits, what was sent, what came back', async () => {
  const { payout, readPayout } = payoutList(connection.db, () => now)
  expect(await ask('payouts')).toBe('No payout waits.')
  await payout({ idempotencyKey: 'wd_1', destination: 'ba_1', amount: 500_050 })
  await payout({ idempotencyKey: 'wd_2', destination: 'ba_2', amount: 1_000 })
  expect(await ask('payouts')).toBe(
    'wd_1  5000.50 USD to ba_1, since 2026-11-22T12:00:00.000Z\nwd_2  10.00 USD to ba_2, since 2026-11-22T12:00:00.000Z',
  )

  expect(await ask('payout paid wd_1')).toBe('wd_1 is paid.')
  expect(await ask('payouts')).not.toContain('wd_1')
  expect((await readPayout('wd_1'))?.status).toBe('succeeded')
  // A bank may send it back days later; then it stays so.
  expect(await ask('payout returned wd_1')).toBe('wd_1 is returned.')
  expect(await ask('payout paid wd_1')).toBe('No payout with the key wd_1 can become paid.')
  expect((await readPayout('wd_1'))?.status).toBe('failed')
})

it('names the account in full where it is asked for', async () => {
  const id = 'bnk_1'
  const [user] = await connection.db
    .insert(users)
    .values({ id: 'usr_1', email: 'a@example.com', emailKey: 'a@example.com', joinedAt: now })
    .returning()
  await connection.db.insert(bankAccounts).values({
    id,
    userId: user?.id ?? '',
    sealedNumber: sealer.seal('000123456789', id),
    routingNumber: '110000000',
    last4: '6789',
    createdAt: now,
  })
  await payoutList(connection.db, () => now).payout({
    idempotencyKey: 'wd_3',
    destination: id,
    amount: 1_000,
  })
  expect(await ask('payout account wd_3')).toBe('Routing number 110000000, account number 000123456789')
  expect(await ask('payout account wd_1')).toMatch(/^No payout/)
})

it('knows no payout that was never asked for', async () => {
  expect(await ask('payout paid wd_none')).toBe('No payout with the key wd_none can become paid.')
})
