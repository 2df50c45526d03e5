import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { projects, removedParts, rewards, rewardVariants, type StoredImage } from '../database/schema.ts'
import { picturesIn } from '../kernel/image.ts'

/**
 * Deletes drafts. Published projects stay readable, but take no more pledges.
 *
 * @returns the pictures that only the drafts showed.
 */
export async function leaveProjects(tx: Transaction, userId: string): Promise<StoredImage[]> {
  const mine = eq(projects.creatorId, userId)
  const isDraft = and(mine, inArray(projects.status, ['INITIAL', 'DRAFT']))
  const ofRewards = await tx
    .select({ image: rewards.image })
    .from(rewards)
    .innerJoin(projects, eq(projects.id, rewards.projectId))
    .where(isDraft)
  const ofVariants = await tx
    .select({ image: rewardVariants.image })
    .from(rewardVariants)
    .innerJoin(rewards, eq(rewards.id, rewardVariants.rewardId))
    .innerJoin(projects, eq(projects.id, rewards.projectId))
    .where(isDraft)
  const removed = await tx
    .select({ part: removedParts.part })
    .from(removedParts)
    .innerJoin(projects, eq(projects.id, removedParts.projectId))
    .where(isDraft)
  const drafts = await tx.delete(projects).where(isDraft).returning({
    mainImage: projects.mainImage,
    socialImage: projects.socialImage,
    images: projects.images,
    descriptionImages: projects.descriptionImages,
  })
  await tx
    .update(projects)
    .set({
      contactEmail: '',
      status: sql`case when ${projects.status} = 'ACTIVE' then 'SUSPENDED' else ${projects.status} end`,
    })
    .where(mine)
  return [
    ...drafts.flatMap(({ mainImage, socialImage, images, descriptionImages }) => [
      mainImage,
      socialImage,
      ...images,
      ...descriptionImages,
    ]),
    ...[...ofRewards, ...ofVariants].map(({ image }) => image),
    ...removed.flatMap(({ part }) => picturesIn(part)),
  ].filter((image) => image !== null)
}
