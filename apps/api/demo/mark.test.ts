import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Connection } from '../database/connection.ts'
import { databaseMarks } from '../database/schema.ts'
import { openDemoDatabase, openMemoryDatabase } from '../testing/memory-database.ts'
import { holdsDemoAccounts, isMarkedDemo, rejectWrongWorld } from './mark.ts'
import { emptyDemo } from './seed.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

describe('which process may open the demo world', () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openDemoDatabase()
  })
  afterAll(() => connection.close())

  it('a demonstration never opens an empty database or a real one', async () => {
    const connection = await openMemoryDatabase()
    await expect(rejectWrongWorld(connection.db, { mode: 'demonstration' })).rejects.toThrow(
      'does not hold the demo world',
    )
    await rejectWrongWorld(connection.db, { mode: 'production' })
    await connection.close()
  })

  it('A34: production never opens the demo world: its password is known to everybody', async () => {
    const { db } = connection
    expect(await isMarkedDemo(db)).toBe(true)
    await expect(rejectWrongWorld(db, { mode: 'production' })).rejects.toThrow('everybody knows')
    await rejectWrongWorld(db, { mode: 'demonstration' })
    await rejectWrongWorld(db, { mode: 'development' })
  })

  it('knows a demo world that was filled before worlds were marked', async () => {
    const { db } = connection
    await db.delete(databaseMarks)
    expect(await holdsDemoAccounts(db)).toBe(true)
    await expect(rejectWrongWorld(db, { mode: 'production' })).rejects.toThrow('everybody knows')
    await emptyDemo(db)
    expect(await holdsDemoAccounts(db)).toBe(false)
  })
})
