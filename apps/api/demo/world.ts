import type { comments, coupons } from '../database/schema.ts'
import { bookRows } from './book-rows.ts'
import { type Clock, clockAt } from './clock.ts'
import { categories as demoCategories } from './content/categories.ts'
import { demoCoupons } from './content/coupons.ts'
import { projects as demoProjects } from './content/projects.ts'
import type { DemoProject, DemoReply } from './content/types.ts'
import { notificationRows } from './notification-rows.ts'
import { drawPopulation, type Population } from './people-rows.ts'
import { pledgeRows, takenBy } from './pledge-rows.ts'
import { planPledges } from './pledging.ts'
import { projectRow, resultOf, rewardRows, storedImage, storyRows } from './project-rows.ts'
import { createRandom, type Random } from './random.ts'
import { voteRows } from './vote-rows.ts'
import type { World } from './world-rows.ts'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

/** Where the drawing starts. Another number is another world, with other backers and the same sums. */
const start = 20

function commentRows(
  project: DemoProject,
  projectId: number,
  idOf: Population['idOf'],
  clock: Clock,
  random: Random,
): Row<typeof comments>[] {
  const row = ({ by, text, daysAgo, votes }: DemoReply, parentId: string | null, pinned: boolean) => {
    const authorId = idOf.get(by)
    if (!authorId) throw new Error(`${by} has no account`)
    const createdAt = clock.daysAgo(daysAgo)
    return { id: random.id('cmt'), projectId, parentId, authorId, body: text, votes, pinned, createdAt }
  }
  return project.comments.flatMap((comment) => {
    const first = row(comment, null, comment.pinned ?? false)
    return [first, ...(comment.replies ?? []).map((reply) => row(reply, first.id, false))]
  })
}

const couponRows = ({ slug }: DemoProject, projectId: number, clock: Clock): Row<typeof coupons>[] =>
  demoCoupons
    .filter((coupon) => coupon.slug === slug)
    .map(({ code, percent, amount, minimum = 0, limit }) => ({
      id: `cpn_demo_${code.toLowerCase()}`,
      projectId,
      code,
      percent: percent ?? null,
      amount: amount ?? null,
      minimum,
      limit: limit ?? null,
      createdAt: clock.daysAgo(7),
    }))

/**
 * Draws the whole demo world as it stands at `now`. The same moment gives the same world, but for the password's
 * hash, which comes from outside.
 */
export function drawWorld(now: Date, passwordHash: string): World {
  const clock = clockAt(now)
  const random = createRandom(start)
  const population = drawPopulation(clock, random, passwordHash)
  const world: World = {
    population,
    categories: demoCategories.map(({ id, name, picture }) => ({ id, name, image: storedImage(picture) })),
    projects: [],
    rewards: [],
    variants: [],
    milestones: [],
    faq: [],
    updates: [],
    comments: [],
    notifications: [],
    coupons: [],
    pledges: [],
    items: [],
    payments: [],
    charges: [],
    books: { accounts: [], transactions: [], entries: [], parts: [] },
    votes: { votes: [], voters: [] },
  }
  for (const [index, project] of demoProjects.entries()) {
    const id = index + 1
    const creatorId = population.idOf.get(project.creator)
    if (!creatorId) throw new Error(`${project.creator} has no account`)
    const planned = planPledges(project, population.backers, random)
    const total = planned.reduce((sum, pledge) => sum + pledge.total, 0)
    const previewCode = random.id('prv')
    world.projects.push(
      projectRow(project, { id, creatorId, previewCode }, { total, backers: planned.length }, clock),
    )
    const taken = takenBy(planned, resultOf(project, total, clock) === 'not_reached')
    const { rewardList, variantList, ...places } = rewardRows(project, id, taken, clock, random)
    world.rewards.push(...rewardList)
    world.variants.push(...variantList)
    const { milestoneList, faqList, updateList } = storyRows(project, id, clock, random)
    world.milestones.push(...milestoneList)
    world.faq.push(...faqList)
    world.updates.push(...updateList)
    world.comments.push(...commentRows(project, id, population.idOf, clock, random))
    world.coupons.push(...couponRows(project, id, clock))
    const rows = pledgeRows(project, id, planned, places, population, clock, random)
    world.pledges.push(...rows.pledges)
    world.items.push(...rows.items)
    world.payments.push(...rows.payments)
    world.charges.push(...rows.charges)
  }
  world.books = bookRows(world)
  world.votes = voteRows(world, demoProjects, clock, createRandom(start + 2))
  world.notifications = notificationRows(world, clock, createRandom(start + 1))
  return world
}
