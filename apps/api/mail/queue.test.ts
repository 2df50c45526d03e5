import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { mailQueue } from '../database/schema.ts'
import { outboxMail } from '../providers/outbox-mail.ts'
import { createSealer } from '../providers/sealer.ts'
import { openMemoryDatabase } from '../testing/memory-database.ts'
import { deliverMail, queueMail } from './queue.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Statistics of a table with one row have the planner ask for the next e-mail once for each row. */
it('e-mails that are due together all go out, whatever the planner believes of their number', async () => {
  const sealer = createSealer(['a secret of this test, long enough'])
  const { db, close } = await openMemoryDatabase()
  const now = () => new Date()
  const order = (name: string) =>
    queueMail(db, now(), { kind: 'reset', userId: null, email: `${name}@example.com`, language: 'en' })
  const written: string[] = []
  await order('one')
  await db.execute(sql`analyze mail_queue`)
  for (const name of ['two', 'three', 'four']) await order(name)
  await deliverMail(
    { db, now, log: pino({ level: 'silent' }), mail: outboxMail(db, now, sealer) },
    async ({ email }) => {
      written.push(email)
      return null
    },
  )
  expect(written).toEqual(['one', 'two', 'three', 'four'].map((name) => `${name}@example.com`))
  expect(await db.select().from(mailQueue)).toEqual([])
  await close()
})

it('others are served between one e-mail and the next, however many wait', async () => {
  const { db, close } = await openMemoryDatabase()
  const now = () => new Date()
  const count = 12
  for (let n = 0; n < count; n++)
    await queueMail(db, now(), { kind: 'reset', userId: null, email: `${n}@example.com`, language: 'en' })
  let turns = 0
  let isOver = false
  const turn = () => {
    turns++
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const mail = outboxMail(db, now, createSealer(['a secret of this test, long enough']))
  await deliverMail({ db, now, log: pino({ level: 'silent' }), mail }, async () => null)
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(count)
  await close()
})
