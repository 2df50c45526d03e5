import { getCreatorRecord } from '@kindling/api-client/contract/account'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { comments, milestones, projects } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const minute = 60_000
const day = 86_400_000

it('counts what was delivered, late and refunded, and tells the median wait once there are three answers', async () => {
  const { db, businessNow } = made.platform.platform
  const at = (ms: number) => new Date(businessNow().getTime() + ms)
  const [delivered, late, refunded, running] = [
    await makeProject(made.platform),
    await makeProject(made.platform),
    await makeProject(made.platform),
    await makeProject(made.platform),
  ]
  const project = async (id: string) => {
    const [row] = await db
      .select()
      .from(projects)
      .where(eq(projects.id, Number(id)))
    if (!row) throw new Error('The project was just made')
    return row
  }
  const { creatorId } = await project(delivered.id)
  for (const { id } of [late, refunded, running])
    await db
      .update(projects)
      .set({ creatorId })
      .where(eq(projects.id, Number(id)))
  const succeeded = { status: 'COMPLETE', result: 'successful' } as const
  const set = async (
    { id }: { id: string },
    values: Partial<typeof projects.$inferInsert>,
    milestone: Partial<typeof milestones.$inferInsert>,
  ) => {
    await db
      .update(projects)
      .set(values)
      .where(eq(projects.id, Number(id)))
    await db
      .update(milestones)
      .set(milestone)
      .where(eq(milestones.projectId, Number(id)))
  }
  await set(delivered, { ...succeeded, delivered: true }, { date: at(-5 * day), completedAt: at(-6 * day) })
  await set(late, succeeded, { date: at(-5 * day) })
  await set(refunded, succeeded, { date: at(5 * day), outcome: 'refunded', decidedAt: at(-day) })

  const backer = await made.stage.newcomer()
  const asker = (await project((await makeProject(made.platform)).id)).creatorId
  const discuss = async (answeredAfter: number) => {
    const question = newId('cmt')
    const comment = { projectId: Number(running.id), body: 'When?' }
    await db.insert(comments).values([
      { ...comment, id: question, authorId: asker, createdAt: at(-2 * day) },
      {
        ...comment,
        id: newId('cmt'),
        parentId: question,
        authorId: creatorId,
        createdAt: at(-2 * day + answeredAfter),
      },
      {
        ...comment,
        id: newId('cmt'),
        parentId: question,
        authorId: creatorId,
        createdAt: at(-day),
      },
    ])
  }
  const read = async () => (await backer.client(getCreatorRecord, { params: { id: creatorId } })).record
  await discuss(10 * minute)
  await discuss(90 * minute)
  const counts = { created: 4, delivered: 1, late: 1, refunded: 1 }
  expect(await read()).toEqual({ ...counts, response_seconds: null })
  await discuss(30 * minute)
  expect(await read()).toEqual({ ...counts, response_seconds: 30 * 60 })
})
