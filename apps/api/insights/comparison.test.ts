import { getFundingInsights } from '@kindling/api-client/contract/insights'
import { COMPARISON } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { categories, projectDays, projects } from '../database/schema.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { compare } from './comparison.ts'

const day = 86_400_000
const goal = 1_000_000

describe('compare', () => {
  const others = [10, 20, 30, 40].map((percent) => ({ goal, pledged: percent * 10_000, backers: percent }))

  it('gives quartiles by nearest rank, and counts those that are behind', () => {
    expect(compare({ goal: 2 * goal, pledged: 500_000, backers: 7 }, others)).toEqual({
      own: { funded_percent: 25, backers: 7, average_usd: 71_429 },
      ahead_of: 2,
      funded_percent: { low: 10, middle: 20, high: 30 },
      backers: { low: 10, middle: 20, high: 30 },
      average_usd: { low: 10_000, middle: 10_000, high: 10_000 },
    })
  })

  it('says equal shares are not ahead, and leaves campaigns without backers out of averages', () => {
    const answer = compare({ goal, pledged: 0, backers: 0 }, [{ goal: 3, pledged: 0, backers: 0 }])
    expect(answer).toMatchObject({ ahead_of: 0, own: { average_usd: 0 }, average_usd: { middle: 0 } })
  })
})

const made = platformForTests()

/** Campaigns that got 100 dollars from one backer on each of their days. */
async function addCampaigns(
  count: number,
  values: Partial<typeof projects.$inferInsert>,
  { daysAgo = 40, days = 30 } = {},
): Promise<void> {
  const { db, businessNow } = made.platform.platform
  const [{ creatorId } = { creatorId: '' }] = await db.select().from(projects).limit(1)
  const today = Math.floor(businessNow().getTime() / day) * day
  for (let n = 0; n < count; n++) {
    const startTime = new Date(today - daysAgo * day)
    const [{ id } = { id: 0 }] = await db
      .insert(projects)
      .values({
        ...{ creatorId, name: `Campaign ${n}`, status: 'COMPLETE', fundingGoal: goal, startTime },
        ...{ endTime: new Date(startTime.getTime() + 30 * day), ...values },
      })
      .returning({ id: projects.id })
    await db.insert(projectDays).values(
      Array.from({ length: days }, (_, passed) => ({
        projectId: id,
        day: new Date(startTime.getTime() + passed * day),
        pledges: 1,
        added: 10_000,
      })),
    )
  }
}

/** A campaign in its 11th day, in a category of its own. */
async function running() {
  const { db, businessNow } = made.platform.platform
  const project = await made.stage.project()
  const categoryId = Number(project.id) + 1_000
  await db.insert(categories).values({ id: categoryId, name: `Category ${categoryId}` })
  const startTime = new Date(Math.floor(businessNow().getTime() / day) * day - 10 * day)
  await db
    .update(projects)
    .set({ categoryId, fundingGoal: goal, startTime, endTime: new Date(startTime.getTime() + 30 * day) })
    .where(eq(projects.id, Number(project.id)))
  const { client } = await made.stage.creator(project)
  const read = async () =>
    (await client(getFundingInsights, { params: { projectId: project.id } })).comparison
  return { project, categoryId, read }
}

it('compares with campaigns of the category on the same day of theirs, and with all where it has too few', async () => {
  const { categoryId, read } = await running()
  expect(await read()).toBeNull()

  await addCampaigns(COMPARISON.min, { categoryId: null })
  expect(await read()).toMatchObject({ among: 'platform', campaigns: COMPARISON.min })

  await addCampaigns(COMPARISON.min, { categoryId })
  // Not similar: too large, too small, too young, no campaign, not published.
  await addCampaigns(1, { categoryId, fundingGoal: goal * COMPARISON.goalTimes + 1 })
  await addCampaigns(1, { categoryId, fundingGoal: Math.floor(goal / COMPARISON.goalTimes) })
  await addCampaigns(1, { categoryId, status: 'ACTIVE' }, { daysAgo: 3 })
  await addCampaigns(1, { categoryId, fundingType: 'STOREFRONT' })
  await addCampaigns(1, { categoryId, status: 'SUSPENDED' })
  const eleven = { low: 11, middle: 11, high: 11 }
  expect(await read()).toEqual({
    among: 'category',
    campaigns: COMPARISON.min,
    ahead_of: 0,
    day: 11,
    own: { funded_percent: 0, backers: 0, average_usd: 0 },
    funded_percent: eleven,
    backers: eleven,
    average_usd: { low: 10_000, middle: 10_000, high: 10_000 },
  })
})

it('takes a shorter campaign at its end, and compares nothing of a shop', async () => {
  const { db, businessNow } = made.platform.platform
  const { project, categoryId, read } = await running()
  const endTime = new Date(Math.floor(businessNow().getTime() / day) * day - day)
  await addCampaigns(COMPARISON.min, { categoryId, endTime }, { daysAgo: 6, days: 5 })
  expect(await read()).toMatchObject({ among: 'category', backers: { middle: 5 } })

  await db
    .update(projects)
    .set({ fundingType: 'STOREFRONT' })
    .where(eq(projects.id, Number(project.id)))
  expect(await read()).toBeNull()
})
