import type { restoreRemoved } from '@kindling/api-client/contract/project-editing'
import { COMMUNITY, IMAGE_RULES, MILESTONE, REWARD } from '@kindling/validation/limits'
import { milestoneShareProblem } from '@kindling/validation/rules/milestone-share'
import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import {
  faqItems,
  milestones,
  projects,
  projectTranslations,
  type RemovedPart,
  removedParts,
  rewards,
  rewardVariants,
} from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { touchProject } from './draft.ts'
import { readReward } from './reward-rows.ts'
import { restoreVariant } from './variant-calls.ts'

const date = (text: string | null) => (text === null ? null : new Date(text))

type Restore<Kind extends RemovedPart['kind']> = (
  tx: Transaction,
  project: ProjectRow,
  part: Extract<RemovedPart, { kind: Kind }>,
) => Promise<unknown>

const restoreQuestion: Restore<'question'> = async (tx, { id }, { row }) => {
  const all = eq(faqItems.projectId, id)
  const [there] = await tx.select({ n: count() }).from(faqItems).where(all)
  if ((there?.n ?? 0) >= COMMUNITY.questionsMax) refuse('MAX_COUNT', 'faq', { max: COMMUNITY.questionsMax })
  await tx
    .update(faqItems)
    .set({ position: sql`${faqItems.position} + 1` })
    .where(and(all, gte(faqItems.position, row.position)))
  await tx.insert(faqItems).values(row)
}

const restoreReward: Restore<'reward'> = async (tx, { id }, { row, variants }) => {
  const all = eq(rewards.projectId, id)
  const [there] = await tx.select({ n: count() }).from(rewards).where(all)
  if ((there?.n ?? 0) >= REWARD.max) refuse('MAX_COUNT', 'reward', { max: REWARD.max })
  await tx
    .update(rewards)
    .set({ position: sql`${rewards.position} + 1` })
    .where(and(all, gte(rewards.position, row.position)))
  await tx
    .insert(rewards)
    .values({ ...row, deliveryDate: date(row.deliveryDate), availableUntil: date(row.availableUntil) })
  await tx.insert(rewardVariants).values(variants)
}

/** INVALID_STATE where the shares of the others have grown meanwhile. */
const restoreMilestone: Restore<'milestone'> = async (tx, { id }, { row }) => {
  const others = await tx
    .select({ funds: milestones.funds })
    .from(milestones)
    .where(eq(milestones.projectId, id))
  if (others.length >= MILESTONE.max) refuse('MAX_COUNT', 'milestone', { max: MILESTONE.max })
  const shares = others.map(({ funds }) => funds)
  if (milestoneShareProblem(row.funds, shares)) refuse('INVALID_STATE', 'milestone')
  await tx.insert(milestones).values({ ...row, date: new Date(row.date) })
}

/** INVALID_STATE where another picture is in its place. */
const restorePicture: Restore<'picture'> = async (tx, { id, mainImage, socialImage, images }, { row }) => {
  const { image, place } = row
  if ((place === 'main' && mainImage) || (place === 'social' && socialImage)) refuse('INVALID_STATE', 'image')
  const { maxCount } = IMAGE_RULES.carousel
  if (typeof place === 'number' && images.length >= maxCount) refuse('MAX_COUNT', 'images', { max: maxCount })
  const columns =
    place === 'main'
      ? { mainImage: image }
      : place === 'social'
        ? { socialImage: image }
        : { images: images.toSpliced(place, 0, image) }
  await tx.update(projects).set(columns).where(eq(projects.id, id))
}

/** Texts that were written again meanwhile stay. */
const restoreLanguage: Restore<'language'> = (tx, _, { row }) =>
  tx.insert(projectTranslations).values(row.texts).onConflictDoNothing()

const drafts = ['INITIAL', 'DRAFT'] as const

/** Undo of a removal: in its place, under its id, with its translations and pictures. */
const onRestoreRemoved: Handler<typeof restoreRemoved> = async ({ platform, project, params }) => {
  await platform.db.transaction(async (tx) => {
    const own = and(eq(removedParts.id, params.partId), eq(removedParts.projectId, project.id))
    const [kept] = await tx.select().from(removedParts).where(own)
    const isForDrafts = kept?.part.kind === 'milestone'
    const row = await touchProject(tx, project, platform.now(), isForDrafts ? drafts : undefined)
    // Under the lock: another of the team may have been quicker.
    const [removed] = await tx.delete(removedParts).where(own).returning()
    if (!removed) refuse('INVALID_ID', 'removed')
    const { part } = removed
    if (part.kind === 'question') await restoreQuestion(tx, project, part)
    else if (part.kind === 'reward') await restoreReward(tx, project, part)
    else if (part.kind === 'milestone') await restoreMilestone(tx, project, part)
    else if (part.kind === 'picture') await restorePicture(tx, row, part)
    else if (part.kind === 'language') await restoreLanguage(tx, row, part)
    else {
      // INVALID_ID where its reward is gone too.
      const { reward, variants } = await readReward(tx, project.id, part.row.rewardId)
      await restoreVariant(tx, reward, variants, part.row)
    }
  })
  return {}
}

export const restorePartHandlers = {
  restoreRemoved: onRestoreRemoved,
} satisfies Partial<Handlers>
