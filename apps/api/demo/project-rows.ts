import { CAMPAIGN } from '@kindling/validation/limits'
import { picturesNamed } from '@kindling/validation/rules/sanitize-description'
import type {
  faqItems,
  milestones,
  projects,
  projectUpdates,
  rewards,
  rewardVariants,
  StoredImage,
} from '../database/schema.ts'
import type { Clock } from './clock.ts'
import type { DemoPicture } from './content/picture-type.ts'
import { type PictureKey, pictures } from './content/pictures.ts'
import type { DemoProject, DemoReward } from './content/types.ts'
import { createRandom, type Random } from './random.ts'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

/** A picture as the database keeps it. */
export function storedImage(key: PictureKey, alt?: string): StoredImage {
  const { file, width, height, colour, alt: own, widths }: DemoPicture = pictures[key]
  return { file, width, height, color: colour, alt: alt ?? own, widths: [...widths] }
}

/** When a project starts, ends, and from which moment its deliveries and milestones count. */
export interface Times {
  start: Date | null
  end: Date | null
  anchor: Date | null
}

/** A running campaign ends some hours after the full day, so that "12 days left" is read for most of a day. */
const graceDays = 1 / 6

export function timesOf({ startDaysAgo, durationDays }: DemoProject, clock: Clock): Times {
  if (startDaysAgo === null) return { start: null, end: null, anchor: null }
  const start = clock.daysAgo(startDaysAgo)
  const end = durationDays === null ? null : clock.after(start, durationDays + graceDays)
  return { start, end, anchor: end ?? start }
}

export const isOver = ({ end }: Times, { now }: Clock) => end !== null && end <= now
export const isDelivered = ({ milestones: parts }: DemoProject) =>
  parts.length > 0 && parts.every(({ completed }) => completed)

/** How a campaign ended; null while it has not, and for pre-orders and storefronts. */
export function resultOf(project: DemoProject, total: number, clock: Clock) {
  if (project.fundingType !== 'CROWDFUNDING' || !isOver(timesOf(project, clock), clock)) return null
  return total >= (project.goalCents ?? 0) ? ('successful' as const) : ('not_reached' as const)
}

/** When the initial payout went out; null before. */
export function initialPayoutOf(project: DemoProject, clock: Clock): Date | null {
  const { end } = timesOf(project, clock)
  const paid = end && new Date(end.getTime() + CAMPAIGN.initialPayoutMs)
  return paid && paid <= clock.now ? paid : null
}

export function projectRow(
  project: DemoProject,
  ids: { id: number; creatorId: string; previewCode: string },
  sums: { total: number; backers: number },
  clock: Clock,
): Row<typeof projects> {
  const { start, end } = timesOf(project, clock)
  const { fundingType } = project
  const result = resultOf(project, sums.total, clock)
  return {
    id: ids.id,
    vanityUrl: project.slug,
    creatorId: ids.creatorId,
    categoryId: project.categoryId,
    status: result && project.status === 'ACTIVE' ? 'COMPLETE' : project.status,
    result,
    initialReleasedAt: result === 'successful' ? initialPayoutOf(project, clock) : null,
    fundingType,
    name: project.name,
    blurb: project.blurb,
    description: project.description,
    location: project.location,
    contactEmail: project.contactEmail,
    duration: project.durationDays,
    fundingGoal: project.goalCents ?? 0,
    totalPledged: sums.total,
    backersCount: sums.backers,
    reservePercent: project.reservePercent,
    startTime: start,
    endTime: end,
    preorderStartTime: fundingType === 'PREORDER' ? start : null,
    storefrontStartTime: fundingType === 'STOREFRONT' ? start : null,
    mainImage: project.mainImage ? storedImage(project.mainImage) : null,
    images: project.images.map(({ picture, alt }) => storedImage(picture, alt)),
    descriptionImages: picturesNamed(project.description).map((key) => storedImage(key as PictureKey)),
    previewCode: ids.previewCode,
    delivered: isDelivered(project),
    featured: project.featured ?? false,
    updateRhythm: (project.promises ?? []).map(({ weeks, daysAfterStart }) => ({
      weeks,
      sinceMs: clock.after(start ?? clock.now, daysAfterStart).getTime(),
    })),
    updatesCount: project.updates.filter(({ draft }) => !draft).length,
    commentsCount: project.comments
      .flatMap(({ replies = [], ...comment }) => [comment, ...replies])
      .filter(({ removedAfterHours }) => removedAfterHours === undefined).length,
  }
}

/** What was taken of a reward and its variants, and by how many. */
export interface Taken {
  backers: number
  pieces: number
  /** By variant key; the unnamed one is ''. */
  variants: ReadonlyMap<string, number>
}

/** Every reward is bought through a variant; one without choices has a single unnamed one. */
const variantsOf = ({ variants }: DemoReward) =>
  variants ?? [{ key: '', name: '', isDefault: true as const, quantity: null }]

export function rewardRows(
  project: DemoProject,
  projectId: number,
  takenOf: (reward: DemoReward) => Taken,
  clock: Clock,
  random: Random,
) {
  const { anchor } = timesOf(project, clock)
  const isShop = project.fundingType === 'STOREFRONT'
  const variantIds = new Map<DemoReward, Map<string, string>>()
  const rewardIds = new Map<DemoReward, string>()
  const rewardList: Row<typeof rewards>[] = []
  const variantList: Row<typeof rewardVariants>[] = []
  for (const [position, reward] of project.rewards.entries()) {
    const taken = takenOf(reward)
    // An add-on that nobody chose changes nothing of what is drawn after it.
    const ids = reward.isAddon && taken.pieces === 0 ? createRandom(projectId * 100 + position) : random
    const id = ids.id('rwd')
    rewardIds.set(reward, id)
    rewardList.push({
      id,
      projectId,
      position,
      title: reward.title,
      description: reward.description,
      includes: [...reward.includes],
      price: reward.priceCents,
      backerLimit: reward.backerLimit,
      taken: taken.pieces,
      backersCount: taken.backers,
      deliveryDate:
        anchor && reward.deliveryMonths !== null && !isShop
          ? clock.monthsAfter(anchor, reward.deliveryMonths)
          : null,
      availableUntil:
        reward.endsInDays === undefined ? null : clock.after(clock.now, reward.endsInDays + graceDays),
      image: reward.picture ? storedImage(reward.picture) : null,
      isDonation: reward.isDonation ?? false,
      isAddon: reward.isAddon ?? false,
      needsShipping: reward.needsShipping,
      shippingCost: { ...reward.shippingCost },
    })
    const variantsOfIt = new Map<string, string>()
    variantIds.set(reward, variantsOfIt)
    for (const [place, variant] of variantsOf(reward).entries()) {
      const variantId = ids.id('var')
      variantsOfIt.set(variant.key, variantId)
      variantList.push({
        id: variantId,
        rewardId: id,
        position: place,
        name: variant.name,
        image: 'picture' in variant && variant.picture ? storedImage(variant.picture) : null,
        isDefault: variant.isDefault ?? false,
        quantity: variant.quantity,
        taken: taken.variants.get(variant.key) ?? 0,
      })
    }
  }
  return { rewardList, variantList, rewardIds, variantIds }
}

/** Milestones, questions and updates. */
export function storyRows(
  project: DemoProject,
  projectId: number,
  idOfReward: ReadonlyMap<DemoReward, string>,
  clock: Clock,
  random: Random,
) {
  const { anchor } = timesOf(project, clock)
  const last = project.milestones.length - 1
  // A vote that carries ends what was to come with it.
  const carried = project.milestones.find(({ refunded }) => refunded)
  const carriedAt = carried ? clock.after(anchor ?? clock.now, carried.daysAfterEnd) : null
  const milestoneList: Row<typeof milestones>[] = project.milestones.map((milestone, index) => {
    const date = clock.after(anchor ?? clock.now, milestone.daysAfterEnd)
    const late = index === last ? (project.deliveredDaysLate ?? 0) : 0
    return {
      id: random.id('mst'),
      projectId,
      title: milestone.title,
      description: milestone.description,
      date,
      funds: milestone.fundsPercent,
      completedAt: milestone.completed ? clock.after(date, late) : null,
      outcome: milestone.completed ? 'released' : milestone.refunded ? 'refunded' : null,
      decidedAt: milestone.completed ? clock.after(date, late) : milestone.refunded ? carriedAt : null,
    }
  })
  const faqList: Row<typeof faqItems>[] = project.faq.map(({ question, answer }, position) => ({
    id: random.id('faq'),
    projectId,
    position,
    question,
    answer,
  }))
  const updateList: Row<typeof projectUpdates>[] = project.updates.map((update) => {
    const created = clock.daysAgo(update.daysAgo)
    return {
      id: random.id('upd'),
      projectId,
      name: update.name,
      description: update.description,
      isPublic: update.audience === 'public',
      rewardIds: (update.rewards ?? []).map((key) => {
        const reward = project.rewards.find((each) => each.key === key)
        const id = reward && idOfReward.get(reward)
        if (!id) throw new Error(`${project.slug} has no reward ${key}`)
        return id
      }),
      isDraft: update.draft ?? false,
      likes: update.likes,
      createdAt: created,
      editedAt: update.editedAfterDays === undefined ? null : clock.after(created, update.editedAfterDays),
      publishedAt: update.draft ? null : created,
    }
  })
  return { milestoneList, faqList, updateList }
}
