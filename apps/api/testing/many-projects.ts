import type { Database } from '../database/connection.ts'
import { categories, projects, users } from '../database/schema.ts'

const day = 86_400_000
export const categoryCount = 10
const batchSize = 500

/** Fixed start, so that the same number of projects is the same projects. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Stores projects as a platform that has run for years would have them: a third live, most others over, some of them
 * funded, a few drafts and halted ones; spread over ten categories, with many equal counts among them.
 */
export async function storeManyProjects(db: Database, count: number, now: Date): Promise<void> {
  const random = randomFrom(count)
  const creatorId = 'usr_many'
  await db
    .insert(users)
    .values({ id: creatorId, email: 'many@example.com', emailKey: 'many@example.com', joinedAt: now })
    .onConflictDoNothing()
  await db
    .insert(categories)
    .values(
      Array.from({ length: categoryCount }, (_, index) => ({ id: index + 1, name: `Category ${index + 1}` })),
    )
    .onConflictDoNothing()
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const row = (index: number): typeof projects.$inferInsert => {
    const kind = random()
    const live = kind < 0.34
    const length = between(15, 60)
    const age = live ? between(0, length - 1) : between(length + 1, 1200)
    const start = now.getTime() - age * day - between(0, 5) * 3_600_000
    const goal = between(10, 500) * 10_000
    const totalPledged = Math.floor((goal * between(0, 160)) / 100)
    return {
      creatorId,
      categoryId: between(1, categoryCount),
      status: live ? 'ACTIVE' : kind < 0.9 ? 'COMPLETE' : kind < 0.95 ? 'SUSPENDED' : 'DRAFT',
      name: `Project ${index} of ${['oak', 'enamel', 'clay', 'paper', 'linen'][between(0, 4)]}`,
      blurb: 'Something made by hand, with spare parts, for a long time.',
      description: 'x'.repeat(3000),
      location: 'Halifax, Canada',
      fundingGoal: goal,
      totalPledged,
      result: live ? null : totalPledged >= goal ? 'successful' : 'not_reached',
      backersCount: between(0, 60),
      startTime: new Date(start),
      endTime: live && random() < 0.05 ? null : new Date(start + length * day),
      fundingType: 'CROWDFUNDING',
    }
  }
  for (let from = 0; from < count; from += batchSize) {
    const size = Math.min(batchSize, count - from)
    await db.insert(projects).values(Array.from({ length: size }, (_, index) => row(from + index)))
  }
}
