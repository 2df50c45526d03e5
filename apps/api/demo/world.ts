import type { comments, commentVotes, coupons, updateLikes } from '../database/schema.ts'
import { bonusRows } from './bonus-rows.ts'
import { bookRows } from './book-rows.ts'
import { type Clock, clockAt } from './clock.ts'
import { categories as demoCategories } from './content/categories.ts'
import { demoCoupons } from './content/coupons.ts'
import { projects as demoProjects } from './content/projects.ts'
import type { DemoProject, DemoReply } from './content/types.ts'
import { largeCampaign, planLargeCampaign } from './large-campaign.ts'
import { addModeration } from './moderation-rows.ts'
import { noteRows } from './note-rows.ts'
import { notificationRows } from './notification-rows.ts'
import { drawPopulation, type Population } from './people-rows.ts'
import { pledgeRows, takenBy } from './pledge-rows.ts'
import { isCounted, planPledges } from './pledging.ts'
import { projectRow, resultOf, rewardRows, storedImage, storyRows } from './project-rows.ts'
import { addPromises } from './promise-rows.ts'
import { createRandom, type Random } from './random.ts'
import { translationRows } from './translation-rows.ts'
import { voteRows } from './vote-rows.ts'
import type { World } from './world-rows.ts'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

/** Where the drawing starts. Another number is another world, with other backers and the same sums. */
const start = 20

/** From half an hour to six hours: who writes more takes longer. */
const replyMs = (text: string) => (0.5 + Math.min(text.length, 440) / 80) * 3_600_000

function commentRows(
  project: DemoProject,
  projectId: number,
  idOf: Population['idOf'],
  clock: Clock,
  random: Random,
): Row<typeof comments>[] {
  const row = (
    { by, text, daysAgo, votes, ...changes }: DemoReply,
    thread: Pick<Row<typeof comments>, 'parentId' | 'pinned' | 'repliesCount'>,
    answered?: Date,
  ) => {
    const authorId = idOf.get(by)
    if (!authorId) throw new Error(`${by} has no account`)
    const written = clock.daysAgo(daysAgo)
    // Of the same day as what it answers: some hours later, and never ahead of now.
    const createdAt =
      answered && written <= answered
        ? new Date(
            answered.getTime() + Math.min(replyMs(text), (clock.now.getTime() - answered.getTime()) / 2),
          )
        : written
    const { editedAfterHours: edited, removedAfterHours: removed } = changes
    return {
      id: random.id('cmt'),
      projectId,
      authorId,
      body: removed === undefined ? text : '',
      votes,
      createdAt,
      editedAt: edited === undefined ? null : clock.after(createdAt, edited / 24),
      removedAt: removed === undefined ? null : clock.after(createdAt, removed / 24),
      removedBy: removed === undefined ? null : ('AUTHOR' as const),
      ...thread,
    }
  }
  return project.comments.flatMap(({ pinned, replies = [], ...comment }) => {
    const first = row(comment, { parentId: null, pinned: pinned ?? false, repliesCount: replies.length })
    const rows = [first]
    for (const reply of replies)
      rows.push(row(reply, { parentId: first.id, pinned: false, repliesCount: 0 }, rows.at(-1)?.createdAt))
    return rows
  })
}

/** As many different backers as a count says, beginning anywhere. */
function someBackers({ population }: World, count: number, random: Random): string[] {
  const ids = population.backers.map(({ id }) => id)
  const from = random.int(0, ids.length - 1)
  return Array.from({ length: count }, (_, n) => ids[(from + n) % ids.length] ?? '')
}

/** As many votes as a comment has, each of another backer. */
const commentVoteRows = (world: World, random: Random): Row<typeof commentVotes>[] =>
  world.comments.flatMap(({ id, votes = 0, createdAt }) =>
    someBackers(world, votes, random).map((userId) => ({ commentId: id, userId, createdAt })),
  )

/** As many likes as an update has, each of another backer. */
const likeRows = (world: World, random: Random): Row<typeof updateLikes>[] =>
  world.updates.flatMap(({ id, likes = 0, createdAt }) =>
    someBackers(world, likes, random).map((userId) => ({ updateId: id, userId, createdAt })),
  )
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

/** The accounts of the world but for those of its large campaign, which need no more than this. */
export const drawPeople = (now: Date, passwordHash: string): Population =>
  drawPopulation(clockAt(now), createRandom(start), passwordHash)

/**
 * Draws the whole demo world as it stands at `now`. The same moment gives the same world, but for the password's
 * hash, which comes from outside.
 */
export function drawWorld(now: Date, passwordHash: string): World {
  const clock = clockAt(now)
  const shared = createRandom(start)
  const population = drawPopulation(clock, shared, passwordHash)
  const world: World = {
    population,
    categories: demoCategories.map(({ id, name, picture }) => ({ id, name, image: storedImage(picture) })),
    projects: [],
    rewards: [],
    variants: [],
    milestones: [],
    faq: [],
    translations: [],
    bonuses: [],
    bonusEntries: [],
    updates: [],
    comments: [],
    commentVotes: [],
    commentFlags: [],
    projectFlags: [],
    moderationLog: [],
    updateLikes: [],
    notifications: [],
    coupons: [],
    pledges: [],
    items: [],
    payments: [],
    charges: [],
    refunds: [],
    transfers: [],
    notes: [],
    books: { accounts: [], transactions: [], entries: [], parts: [] },
    votes: { votes: [], voters: [] },
  }
  for (const [index, project] of demoProjects.entries()) {
    const id = index + 1
    const creatorId = population.idOf.get(project.creator)
    if (!creatorId) throw new Error(`${project.creator} has no account`)
    const isLarge = project.slug === largeCampaign
    // Its numbers are drawn apart: they stay the same whatever changes elsewhere, and a file names its pledges.
    const random = isLarge ? createRandom(start + 5) : shared
    const planned = isLarge
      ? planLargeCampaign(project, { all: population, clock, random, passwordHash })
      : planPledges(project, population.backers, random)
    const kept = planned.filter(({ isDropped }) => !isDropped)
    const counted = planned.filter(isCounted)
    const total = counted.reduce((sum, pledge) => sum + pledge.total, 0)
    const previewCode = random.id('prv')
    world.projects.push(
      projectRow(project, { id, creatorId, previewCode }, { total, backers: counted.length }, clock),
    )
    const taken = takenBy(kept, resultOf(project, total, clock) === 'not_reached')
    const { rewardList, variantList, ...places } = rewardRows(project, id, taken, clock, random)
    world.rewards.push(...rewardList)
    world.variants.push(...variantList)
    const { milestoneList, faqList, updateList } = storyRows(project, id, places.rewardIds, clock, random)
    world.milestones.push(...milestoneList)
    world.faq.push(...faqList)
    world.translations.push(
      ...translationRows(project, id, { rewardList, variantList, milestoneList, faqList }),
    )
    world.updates.push(...updateList)
    world.comments.push(...commentRows(project, id, population.idOf, clock, random))
    world.coupons.push(...couponRows(project, id, clock))
    const rows = pledgeRows(project, id, planned, places, population, clock, random)
    world.pledges.push(...rows.pledges)
    world.items.push(...rows.items)
    world.payments.push(...rows.payments)
    world.charges.push(...rows.charges)
    world.refunds.push(...rows.refunds)
    world.transfers.push(...rows.transfers)
  }
  addPromises(world)
  Object.assign(world, bonusRows(world, clock))
  world.notes = noteRows(world, clock)
  world.books = bookRows(world)
  world.votes = voteRows(world, demoProjects, clock, createRandom(start + 2))
  world.commentVotes = commentVoteRows(world, createRandom(start + 3))
  world.updateLikes = likeRows(world, createRandom(start + 4))
  addModeration(world, clock, passwordHash)
  world.notifications = notificationRows(world, clock, createRandom(start + 1))
  return world
}
