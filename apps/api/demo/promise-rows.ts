import { backerPledges } from './content/backer-pledges.ts'
import { demoAccounts } from './content/people.ts'
import type { World } from './world-rows.ts'

const dayMs = 86_400_000

/**
 * What the demo backer was promised when they pledged: all that their projects say now, less what the content says has
 * moved or come since.
 */
export function addPromises({ pledges, projects, rewards, milestones, items, population }: World): void {
  const userId = population.idOf.get(demoAccounts.backer)
  const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)
  for (const pledge of pledges) {
    if (pledge.userId !== userId || pledge.status === 'SHOPPING') continue
    const slug = projects.find(({ id }) => id === pledge.projectId)?.vanityUrl
    const since = backerPledges.find((each) => each.slug === slug)?.since
    const held = new Set(
      items.filter(({ pledgeId }) => pledgeId === pledge.id).map(({ rewardId }) => rewardId),
    )
    pledge.promisedAt = pledge.createdAt
    pledge.promises = {
      milestones: milestones
        .filter(({ projectId }) => projectId === pledge.projectId)
        .map(({ id, title, date }) => ({
          id,
          title,
          date: secondsOf(new Date(date.getTime() - (since?.laterDays[title] ?? 0) * dayMs)),
        })),
      rewards: rewards
        .filter(({ id }) => held.has(id))
        .map(({ id, title, includes, deliveryDate, price }) => ({
          id,
          title,
          includes: (includes ?? []).slice(0, (includes ?? []).length - (since?.addedParts ?? 0)),
          delivery_date: deliveryDate ? secondsOf(deliveryDate) : null,
          price,
        })),
    }
  }
}
