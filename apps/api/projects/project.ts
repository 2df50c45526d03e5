import type { projectExists } from '@kindling/api-client/contract/project-editing'
import type { getProject } from '@kindling/api-client/contract/projects'
import type { Milestone, Project, Reward } from '@kindling/api-client/model/project'
import { NO_CATEGORY } from '@kindling/validation/forms/project-create'
import { MILESTONE, READS } from '@kindling/validation/limits'
import { can, type ProjectRole } from '@kindling/validation/permissions'
import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import {
  categories,
  faqItems,
  milestones,
  projectSubscriptions,
  projects,
  rewards,
  rewardVariants,
  users,
} from '../database/schema.ts'
import { type ProjectRow, projectIsThere } from '../kernel/access.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { toWireImage } from '../kernel/image.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { readIn } from './read-in.ts'
import { toWireSummary } from './summary.ts'

const seconds = (date: Date | null) => (date ? Math.floor(date.getTime() / 1000) : null)
const left = (limit: number | null, taken: number) => (limit === null ? null : Math.max(0, limit - taken))

export async function rewardsOf(db: Database | Transaction, projectId: number): Promise<Reward[]> {
  const rows = await db
    .select()
    .from(rewards)
    .where(eq(rewards.projectId, projectId))
    .orderBy(asc(rewards.position))
  if (rows.length === 0) return []
  const variants = await db
    .select()
    .from(rewardVariants)
    .where(
      inArray(
        rewardVariants.rewardId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(rewardVariants.position))
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    includes: row.includes,
    price: row.price,
    backer_limit: row.backerLimit,
    remaining: left(row.backerLimit, row.taken),
    backers_count: row.backersCount,
    delivery_date: seconds(row.deliveryDate),
    available_until: seconds(row.availableUntil),
    image: row.image ? toWireImage(row.image) : null,
    is_donation: row.isDonation,
    is_addon: row.isAddon,
    needs_shipping: row.needsShipping,
    shipping_cost: row.shippingCost,
    variants: variants
      .filter((variant) => variant.rewardId === row.id)
      .map((variant) => ({
        id: variant.id,
        name: variant.name,
        image: variant.image ? toWireImage(variant.image) : null,
        is_default: variant.isDefault,
        quantity: variant.quantity,
        remaining: left(variant.quantity, variant.taken),
      })),
  }))
}

/**
 * Milestones by date. The first that is not complete is in progress once the campaign is over and funded; its vote
 * is open for the fourteen days before its date.
 */
export function toWireMilestones(
  rows: (typeof milestones.$inferSelect)[],
  project: ProjectRow,
  now: Date,
): Milestone[] {
  const successful = project.result === null ? project.funded : project.result === 'successful'
  const over = successful && project.endTime !== null && project.endTime <= now
  let reachedOpen = false
  return rows.map((row) => {
    const complete = row.completedAt !== null
    const current = !complete && row.outcome === null && over && !reachedOpen
    if (!complete) reachedOpen = true
    const opensAt = row.date.getTime() - MILESTONE.voteOpenMs
    const open = current && now.getTime() >= opensAt && now < row.date
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      date: seconds(row.date) ?? 0,
      funds: row.funds,
      state: complete ? 'complete' : current ? 'in_progress' : 'locked',
      completed_at: seconds(row.completedAt),
      vote_ends_at: open ? seconds(row.date) : null,
      outcome: row.outcome,
    }
  })
}

/** What a project goes on from, and the published ones that go on from it. */
async function linkedTo(
  db: Database | Transaction,
  { id, continues }: ProjectRow,
): Promise<Pick<Project, 'continues' | 'continued_by'>> {
  const isPublic = inArray(projects.status, ['ACTIVE', 'COMPLETE'])
  const rows = await db
    .select({
      id: projects.id,
      name: projects.name,
      vanity_url: projects.vanityUrl,
      from: projects.continues,
    })
    .from(projects)
    .where(and(isPublic, or(eq(projects.id, continues ?? 0), eq(projects.continues, id))))
    .orderBy(asc(projects.id))
    .limit(linkedMax)
  const links = rows.map(({ from, ...link }) => ({ ...link, id: String(link.id), isNext: from === id }))
  const shown = ({ isNext: _, ...link }: (typeof links)[number]) => link
  return {
    continues: links.filter(({ isNext }) => !isNext).map(shown)[0] ?? null,
    continued_by: links.filter(({ isNext }) => isNext).map(shown),
  }
}

/** Projects that a page links to as going on from it. */
const linkedMax = 10

/** A project as its page shows it. `roles` decide what only the team sees. */
export async function wholeProject(
  db: Database | Transaction,
  row: ProjectRow,
  now: Date,
  roles: readonly ProjectRole[],
  userId: string | undefined,
): Promise<Project> {
  const [creatorRows, categoryRows, made, linked, rewardList, milestoneRows, faq, subscription] =
    await Promise.all([
      db.select().from(users).where(eq(users.id, row.creatorId)),
      db
        .select()
        .from(categories)
        .where(eq(categories.id, row.categoryId ?? NO_CATEGORY)),
      db
        .select({
          created: count(),
          delivered: sql<number>`(count(*) filter (where ${projects.delivered}))::int`,
        })
        .from(projects)
        .where(
          sql`${projects.creatorId} = ${row.creatorId} and ${projects.status} in ('ACTIVE', 'COMPLETE', 'SUSPENDED')`,
        ),
      linkedTo(db, row),
      rewardsOf(db, row.id),
      db.select().from(milestones).where(eq(milestones.projectId, row.id)).orderBy(asc(milestones.date)),
      db.select().from(faqItems).where(eq(faqItems.projectId, row.id)).orderBy(asc(faqItems.position)),
      userId === undefined
        ? []
        : db
            .select({ one: sql`1` })
            .from(projectSubscriptions)
            .where(and(eq(projectSubscriptions.projectId, row.id), eq(projectSubscriptions.userId, userId))),
    ])
  const isTeam = can(roles, 'insights:read')
  const creator = creatorRows[0]
  const category = categoryRows[0]
  if (!creator) throw new Error(`Project ${row.id} has no creator`)
  return {
    ...toWireSummary({ ...row, creatorName: creator.name }),
    main_video: row.mainVideo,
    images: row.images.map(toWireImage),
    description_images: row.descriptionImages.map(toWireImage),
    social_image: row.socialImage ? toWireImage(row.socialImage) : null,
    duration: row.duration,
    description: row.description,
    category: { id: category?.id ?? NO_CATEGORY, name: category?.name ?? '' },
    creator: {
      id: creator.id,
      name: creator.name,
      location: creator.location,
      image: creator.image ? toWireImage(creator.image) : null,
      bio: creator.bio,
      created_projects_count: made[0]?.created ?? 0,
      delivered_projects_count: made[0]?.delivered ?? 0,
    },
    rewards: rewardList,
    milestones: toWireMilestones(milestoneRows, row, now),
    faq: faq.map(({ id, question, answer }) => ({ id, question, answer })),
    updates_count: row.updatesCount,
    comments_count: row.commentsCount,
    is_collaborator: isTeam,
    subscribed: subscription.length > 0,
    preview_code: isTeam ? row.previewCode : null,
    google_analytics_id: row.googleAnalyticsId,
    ...linked,
    suspension_rule: row.suspensionRule,
    language: 'en',
    also_in: null,
  }
}

const onGetProject: Handler<typeof getProject> = async ({ platform, project, roles, user, reading }) => {
  const whole = await wholeProject(platform.db, project, platform.businessNow(), roles, user?.id)
  return { project: await readIn(platform.db, whole, reading) }
}

/** Says that a name is taken even for drafts; nothing else of them. */
const onProjectExists: Handler<typeof projectExists> = async ({ platform, params, address }) => {
  await countAttempt(platform, `exists:${address}`, { count: READS.lookUps, windowMs: READS.windowMs })
  return { exists: await projectIsThere(platform.db, params.name) }
}

export const projectPageHandlers = {
  getProject: onGetProject,
  projectExists: onProjectExists,
} satisfies Partial<Handlers>
