import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Connection } from '../database/connection.ts'
import { bankAccounts, secondFactors, users } from '../database/schema.ts'
import { createSealer, newSecret } from '../providers/sealer.ts'
import { openMemoryDatabase } from '../testing/memory-database.ts'
import { reseal } from './reseal.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const [old, current, foreign] = [newSecret(), newSecret(), newSecret()]
let connection: Connection
beforeAll(async () => {
  connection = await openMemoryDatabase()
  const joinedAt = new Date()
  for (const [id, secret] of [
    ['usr_1', old],
    ['usr_2', current],
    ['usr_3', foreign],
  ] as const) {
    await connection.db
      .insert(users)
      .values({ id, email: `${id}@example.com`, emailKey: `${id}@example.com`, joinedAt })
    const sealedSecret = createSealer([secret]).seal(`secret of ${id}`, id)
    await connection.db
      .insert(secondFactors)
      .values({ userId: id, sealedSecret, recoveryHash: 'hash', createdAt: joinedAt })
  }
  const sealer = createSealer([old])
  await connection.db.insert(bankAccounts).values({
    id: 'bnk_1',
    userId: 'usr_1',
    sealedNumber: sealer.seal('000123456789', 'bnk_1'),
    sealedDocument: sealer.seal('a statement', 'bnk_1'),
    routingNumber: '110000000',
    last4: '6789',
    createdAt: joinedAt,
  })
})
afterAll(() => connection.close())

const sealedOf = async (id: string) =>
  (await connection.db.select().from(secondFactors).where(eq(secondFactors.userId, id)))[0]?.sealedSecret ??
  ''

it('a new secret opens what the one before has sealed, until everything is sealed anew', async () => {
  const both = createSealer([current, old])
  expect(both.open(await sealedOf('usr_1'), 'usr_1')).toBe('secret of usr_1')
  expect(() => createSealer([current]).open('1.x', 'usr_1')).toThrow()
  expect(await reseal(connection.db, both)).toEqual({ secondFactors: 2, bankAccounts: 1, unknown: 1 })

  const alone = createSealer([current])
  for (const id of ['usr_1', 'usr_2']) expect(alone.open(await sealedOf(id), id)).toBe(`secret of ${id}`)
  const [account] = await connection.db.select().from(bankAccounts)
  expect(alone.open(account?.sealedNumber ?? '', 'bnk_1')).toBe('000123456789')
  expect(alone.open(account?.sealedDocument ?? '', 'bnk_1')).toBe('a statement')
  const before = createSealer([old])
  expect(() => before.open('', 'usr_1')).toThrow()
  const sealed = await sealedOf('usr_1')
  expect(() => before.open(sealed, 'usr_1')).toThrow()
})

it('what no secret opens is counted and left as it is', async () => {
  expect(createSealer([foreign]).open(await sealedOf('usr_3'), 'usr_3')).toBe('secret of usr_3')
})

it('the old secret opens nothing for somebody else either', async () => {
  const both = createSealer([current, old])
  const sealed = await sealedOf('usr_1')
  expect(() => both.open(sealed, 'usr_2')).toThrow()
})
