import type { deleteProject } from '@kindling/api-client/contract/project-editing'
import { eq } from 'drizzle-orm'
import { forgetPictures } from '../accounts/picture-files.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { projects, rewards, rewardVariants } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { lockProject } from './draft.ts'
import { removedPicturesOf } from './removed-parts.ts'

/** Every picture that a project shows. */
export const picturesOf = async (
  db: Database | Transaction,
  { id, mainImage, socialImage, images, descriptionImages }: ProjectRow,
) => {
  const ofRewards = await db.select({ image: rewards.image }).from(rewards).where(eq(rewards.projectId, id))
  const ofVariants = await db
    .select({ image: rewardVariants.image })
    .from(rewardVariants)
    .innerJoin(rewards, eq(rewards.id, rewardVariants.rewardId))
    .where(eq(rewards.projectId, id))
  return [
    mainImage,
    socialImage,
    ...images,
    ...descriptionImages,
    ...[...ofRewards, ...ofVariants].map(({ image }) => image),
  ].filter((image) => image !== null)
}

const onDeleteProject: Handler<typeof deleteProject> = async ({ platform, project }) => {
  const pictures = await platform.db.transaction(async (tx) => {
    const row = await lockProject(tx, project, ['INITIAL', 'DRAFT'])
    const shown = [...(await picturesOf(tx, row)), ...(await removedPicturesOf(tx, row.id))]
    await tx.delete(projects).where(eq(projects.id, row.id))
    return shown
  })
  await forgetPictures(platform, pictures)
  return {}
}

export const deleteProjectHandlers = {
  deleteProject: onDeleteProject,
} satisfies Partial<Handlers>
