import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { notifications, pledges, projects, sessions, users } from './database/schema.ts'
import { digest, newId } from './kernel/ids.ts'
import { goalReached } from './notifications/events.ts'
import { notify } from './notifications/notify.ts'
import { makeProject } from './testing/platform.ts'
import { storeBuyers } from './testing/race.ts'
import { patienceMs, twoProcesses } from './testing/two-processes.ts'

/* Two people, two processes: what both do in one moment ends as if the one had come after the other. */

const servers = twoProcesses('people')
const { send } = servers

const now = () => new Date()

/** A live project of somebody who is logged in and has no password. */
async function logInCreator() {
  const project = await makeProject({ platform: { db: servers.connection.db, businessNow: now } })
  const token = newId('token')
  await servers.connection.db.insert(sessions).values({
    tokenHash: digest(token),
    userId: project.creatorId,
    createdAt: now(),
    lastSeenAt: now(),
  })
  return { project, cookie: `kindling_session=${token}` }
}

it(
  'accounts A33: a creator who goes while somebody pledges to them has gone before the pledge, or stays',
  async () => {
    const { db } = servers.connection
    const buyers = await storeBuyers(db, 60, now())
    const seen: string[] = []
    for (const [turn, buyer] of buyers.entries()) {
      const { project, cookie } = await logInCreator()
      const item = `projects/${project.id}/pledges/me/item/${project.variantId}/`
      expect((await send(0, buyer, item, 'PATCH', { quantity: 1 })).status).toBe(200)
      const pledge = () =>
        send(0, buyer, `projects/${project.id}/pledges/me/checkout/`, 'POST', { total_usd: 9_500 })
      const go = () => send(1, cookie, 'users/me/', 'DELETE', { password: '' })
      const both = turn % 2 === 0 ? [pledge(), go()] : [go(), pledge()]
      const answers = await Promise.all(both)
      for (const { status, text } of answers) expect([200, 400, 404], text).toContain(status)
      const [row] = await db
        .select()
        .from(pledges)
        .where(eq(pledges.projectId, Number(project.id)))
      const [creator] = await db.select().from(users).where(eq(users.id, project.creatorId))
      seen.push(`${creator?.deletedAt ? 'gone' : 'there'} ${row?.status}`)
      if (creator?.deletedAt)
        expect(await db.select().from(notifications).where(eq(notifications.userId, creator.id))).toEqual([])
    }
    // A cart of a project that takes nothing any more is still a cart.
    expect(seen.filter((each) => each !== 'gone SHOPPING' && each !== 'there CHECKED_OUT')).toEqual([])
  },
  patienceMs,
)

it(
  'accounts A33: a backer who goes while another pledge reaches the goal has gone, and the pledge stands',
  async () => {
    const { db } = servers.connection
    const all = await storeBuyers(db, 40, now())
    for (let turn = 0; turn < 20; turn++) {
      const [goes = '', comes = ''] = all.slice(turn * 2)
      const project = await makeProject({ platform: { db, businessNow: now } })
      await db
        .update(projects)
        .set({ fundingGoal: 19_000 })
        .where(eq(projects.id, Number(project.id)))
      const item = `projects/${project.id}/pledges/me/item/${project.variantId}/`
      const checkout = `projects/${project.id}/pledges/me/checkout/`
      for (const buyer of [goes, comes])
        expect((await send(0, buyer, item, 'PATCH', { quantity: 1 })).status).toBe(200)
      expect((await send(0, goes, checkout, 'POST', { total_usd: 9_500 })).status).toBe(200)
      const answers = await Promise.all([
        send(0, comes, checkout, 'POST', { total_usd: 9_500 }),
        send(1, goes, 'users/me/', 'DELETE', { password: '' }),
      ])
      for (const { status, text } of answers) expect(status, text).toBe(200)
    }
  },
  patienceMs,
)

it(
  'accounts A33: nobody is told of anything in the moment in which their account is deleted',
  async () => {
    const { db } = servers.connection
    for (let turn = 0; turn < 20; turn++) {
      const { project, cookie } = await logInCreator()
      const [row] = await db
        .select()
        .from(projects)
        .where(eq(projects.id, Number(project.id)))
      if (!row) throw new Error('No project was made')
      const events = Array.from({ length: 40 }, (_, index) => ({
        ...goalReached({ id: row.id, name: row.name, goalCents: 100 }),
        key: `goal:${row.id}:${index}`,
      }))
      const told = events.map((event) => notify(db, event, [project.creatorId], now()))
      const gone = await send(1, cookie, 'users/me/', 'DELETE', { password: '' })
      expect(gone.status, gone.text).toBe(200)
      await Promise.all(told)
      const left = await db.select().from(notifications).where(eq(notifications.userId, project.creatorId))
      expect(left).toEqual([])
    }
  },
  patienceMs,
)
