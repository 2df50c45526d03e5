import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Connection } from '../database/connection.ts'
import { users } from '../database/schema.ts'
import { openMemoryDatabase } from '../testing/memory-database.ts'
import { createLog } from './log.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

describe('what is logged of a failed query', () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openMemoryDatabase()
  })
  afterAll(() => connection.close())

  async function logged(query: () => PromiseLike<unknown>): Promise<string> {
    const lines: string[] = []
    const log = createLog('error', { write: (line: string) => void lines.push(line) })
    try {
      await query()
    } catch (error) {
      log.error({ err: error }, 'request failed')
    }
    return lines.join('')
  }

  const person = {
    id: 'usr_1',
    email: 'secret@example.com',
    emailKey: 'secret@example.com',
    joinedAt: new Date(),
  }

  it('names the statement and the constraint, and no parameter', async () => {
    const { db } = connection
    await db.insert(users).values(person)
    const line = await logged(() => db.insert(users).values(person))
    expect(line).toContain('insert into')
    expect(line).toContain('users_pkey')
    expect(line).toContain('23505')
    expect(line).not.toContain('secret@example.com')
    expect(line).not.toContain('usr_1')
  })

  it('keeps a value to itself that the database quotes', async () => {
    const line = await logged(() => connection.db.execute(sql`select ${'my-code-0042'}::integer`))
    expect(line).toContain('22P02')
    expect(line).not.toContain('my-code-0042')
  })

  it('tells other errors whole, with what caused them', async () => {
    const line = await logged(async () => {
      throw new Error('The outbox cannot be written', { cause: new TypeError('disk is full') })
    })
    expect(JSON.parse(line).err).toMatchObject({
      message: 'The outbox cannot be written',
      cause: { type: 'TypeError', message: 'disk is full' },
      stack: expect.stringContaining('log.test.ts'),
    })
  })
})
