import { categories, paymentMethods, rewards, rewardVariants } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { makeDraft } from './draft.ts'
import { projectWithBackers } from './many-backers.ts'
import { startTestPlatform, type TestPlatform } from './platform.ts'
import { storeBuyers } from './race.ts'

/** A draft with so many rewards, each but the first with so many variants. */
async function draftWith(made: TestPlatform, rewardsCount: number, variantsCount: number) {
  const { db } = made.platform
  const { projectId, browser } = await makeDraft(made)
  for (let n = 1; n < rewardsCount; n++) {
    const id = newId('rwd')
    const row = { id, projectId: Number(projectId), position: n, title: `Kettle ${n}`, price: 9_000 + n }
    await db.insert(rewards).values(row)
    await db.insert(rewardVariants).values(
      Array.from({ length: variantsCount }, (_, m) => ({
        id: newId('var'),
        rewardId: id,
        position: m,
        name: `Colour ${m}`,
        isDefault: m === 0,
      })),
    )
  }
  return { projectId, team: browser }
}

/** A platform with a small and a large draft, and with projects of so many backers, each with its team's browser. */
export async function openTeamWorlds(sizes: readonly number[]) {
  const made = await startTestPlatform({ holds: 'nothing' })
  const { db } = made.platform
  await db.insert(categories).values({ id: 6, name: 'Outdoors' })
  const drafts = { small: await draftWith(made, 3, 2), large: await draftWith(made, 100, 20) }
  await storeBuyers(db, 50, made.platform.now())
  const cards = await db.select().from(paymentMethods)
  const projects = []
  for (const size of sizes) {
    const { project, team } = await projectWithBackers(made, cards, size)
    projects.push({ size, projectId: project.id, team })
  }
  await made.connection.takeStatistics()
  return { made, drafts, projects }
}
