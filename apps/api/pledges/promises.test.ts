import { getOwnPledge } from '@kindling/api-client/contract/cart-changes'
import { updateMilestone } from '@kindling/api-client/contract/milestones'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { milestones, pledges, rewards } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'

const made = platformForTests()
const daySeconds = 86_400

it('keeps what was promised when it was confirmed, and shows what changed since', async () => {
  const { db } = made.platform.platform
  const [{ client }, project] = [await made.stage.backer(), await made.stage.project()]
  const date = new Date('2028-06-05T00:00:00Z')
  const [id, projectId] = [newId('mil'), Number(project.id)]
  await db.insert(milestones).values({ id, projectId, title: 'Shipped', date, funds: 10 })
  const ofReward = eq(rewards.id, project.rewardId)
  await db
    .update(rewards)
    .set({ includes: ['Kettle'] })
    .where(ofReward)
  const pledge = await confirm(client, project, await fill(client, project))
  const read = async () => (await client(getOwnPledge, { params: { pledgeId: pledge.id } })).promises

  const kept = await read()
  expect(kept?.rows.find(({ kind }) => kind === 'contents')).toMatchObject({ added: [], removed: [] })

  // By the call that its team makes.
  const creator = await signIn(made.platform, project.creatorId)
  const moved = { date: Math.floor(date.getTime() / 1000) + 18 * daySeconds, title: 'In their kitchens' }
  await creator.client(updateMilestone, { params: { id: project.id, milestoneId: id }, body: moved })
  await db
    .update(rewards)
    .set({ includes: ['Kettle', 'Brush'] })
    .where(ofReward)
  const changed = await read()
  expect(changed?.at).toBe(kept?.at)
  expect(changed?.rows).toEqual(
    expect.arrayContaining([
      { kind: 'title', name: moved.title, was: 'Shipped', now: moved.title },
      { kind: 'milestone', name: moved.title, was: moved.date - 18 * daySeconds, now: moved.date, by: 18 },
      expect.objectContaining({ kind: 'contents', was: 1, now: 2, added: ['Brush'], removed: [] }),
    ]),
  )

  await db.update(pledges).set({ promises: null, promisedAt: null }).where(eq(pledges.id, pledge.id))
  expect(await read()).toBeNull()
})
