import { getOwnPledge } from '@kindling/api-client/contract/cart-changes'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { milestones, pledges, rewards } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const dayMs = 86_400_000

it('keeps what was promised when it was confirmed, and shows what changed since', async () => {
  const { db } = made.platform.platform
  const [{ client }, project] = [await made.stage.backer(), await made.stage.project()]
  const date = new Date('2028-12-05T00:00:00Z')
  const [id, projectId] = [newId('mil'), Number(project.id)]
  await db.insert(milestones).values({ id, projectId, title: 'Delivered', date, funds: 10 })
  const ofReward = eq(rewards.id, project.rewardId)
  await db
    .update(rewards)
    .set({ includes: ['Kettle'] })
    .where(ofReward)
  const pledge = await confirm(client, project, await fill(client, project))
  const read = async () => (await client(getOwnPledge, { params: { pledgeId: pledge.id } })).promises

  const kept = await read()
  expect(kept?.rows.find(({ kind }) => kind === 'contents')).toMatchObject({ added: [], removed: [] })

  await db
    .update(milestones)
    .set({ date: new Date(date.getTime() + 18 * dayMs) })
    .where(eq(milestones.id, id))
  await db
    .update(rewards)
    .set({ includes: ['Kettle', 'Brush'] })
    .where(ofReward)
  const changed = await read()
  expect(changed?.at).toBe(kept?.at)
  expect(changed?.rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'milestone', name: 'Delivered', by: 18 }),
      expect.objectContaining({ kind: 'contents', was: 1, now: 2, added: ['Brush'], removed: [] }),
    ]),
  )

  await db.update(pledges).set({ promises: null, promisedAt: null }).where(eq(pledges.id, pledge.id))
  expect(await read()).toBeNull()
})
