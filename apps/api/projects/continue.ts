import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import {
  faqItems,
  projectMembers,
  projects,
  rewards,
  rewardVariants,
  type StoredImage,
} from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import { recordActivity } from '../kernel/activity.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { avifOf, renderingsOf } from '../kernel/image.ts'
import type { Platform } from '../kernel/platform.ts'
import { notify } from '../notifications/notify.ts'
import { roleChanged } from '../notifications/team-events.ts'
import { isFileName } from '../providers/files.ts'
import { idOf } from './picture-columns.ts'

/** A successful campaign of the person's; INVALID_ID for every other project. */
export async function readContinued(db: Database, id: string, userId: string): Promise<ProjectRow> {
  if (!/^\d{1,9}$/.test(id)) refuse('INVALID_ID', 'continues')
  const isIt = and(
    eq(projects.id, Number(id)),
    eq(projects.creatorId, userId),
    eq(projects.status, 'COMPLETE'),
    eq(projects.result, 'successful'),
    // One that a moderator ended gave everything back.
    isNull(projects.endedAt),
  )
  const [row] = await db.select().from(projects).where(isIt)
  return row ?? refuse('INVALID_ID', 'continues')
}

type Copied = ReadonlyMap<string, StoredImage>

/**
 * Copies of pictures, under names of their own: deleting one project must not take the other's. What is no upload, such
 * as a picture of the demo, is no file of the store and is shown by both.
 */
export async function copyPictures(
  { files }: Pick<Platform, 'files'>,
  pictures: readonly StoredImage[],
): Promise<Copied> {
  const copies = new Map<string, StoredImage>()
  for (const picture of pictures) {
    const stem = picture.file.replace(/\.\w+$/, '')
    const to = `project-${randomBytes(16).toString('hex')}`
    const needed = renderingsOf(picture).map(({ file }) => file)
    const names = [...needed, ...needed.map(avifOf)]
    const found = await Promise.all(names.map((name) => (isFileName(name) ? files.get(name) : null)))
    if (found.slice(0, needed.length).includes(null)) continue
    for (const [at, file] of found.entries())
      if (file) await files.put((names[at] ?? '').replace(stem, to), file)
    copies.set(picture.file, { ...picture, file: picture.file.replace(stem, to) })
  }
  return copies
}

const copyOf = (copies: Copied, image: StoredImage | null) => image && (copies.get(image.file) ?? image)

/** A description that names the copies. */
const withCopies = (description: string, pictures: readonly StoredImage[], copies: Copied) =>
  pictures.reduce((html, picture) => {
    const copy = copies.get(picture.file)
    return copy ? html.replaceAll(`<img src="${idOf(picture)}"`, `<img src="${idOf(copy)}"`) : html
  }, description)

/** Columns of a project that goes on from another: its texts and pictures. */
export const continuedColumns = (source: ProjectRow, copies: Copied) => ({
  continues: source.id,
  categoryId: source.categoryId,
  blurb: source.blurb,
  description: withCopies(source.description, source.descriptionImages, copies),
  location: source.location,
  mainVideo: source.mainVideo,
  mainImage: copyOf(copies, source.mainImage),
  socialImage: copyOf(copies, source.socialImage),
  images: source.images.map((image) => copyOf(copies, image) ?? image),
  descriptionImages: source.descriptionImages.map((image) => copyOf(copies, image) ?? image),
})

async function copyRewards(tx: Transaction, source: number, target: number, copies: Copied, at: Date) {
  const rows = await tx
    .select()
    .from(rewards)
    .where(eq(rewards.projectId, source))
    .orderBy(asc(rewards.position))
  if (rows.length === 0) return
  const ids = new Map(rows.map(({ id }) => [id, newId('rwd')]))
  const variants = await tx
    .select({ variant: rewardVariants })
    .from(rewardVariants)
    .innerJoin(rewards, eq(rewards.id, rewardVariants.rewardId))
    .where(eq(rewards.projectId, source))
  await tx.insert(rewards).values(
    rows.map((row) => ({
      ...row,
      id: ids.get(row.id) ?? newId('rwd'),
      projectId: target,
      taken: 0,
      backersCount: 0,
      // What was promised by then is a promise of the other project.
      deliveryDate: row.deliveryDate && row.deliveryDate > at ? row.deliveryDate : null,
      availableUntil: null,
      image: copyOf(copies, row.image),
    })),
  )
  if (variants.length > 0)
    await tx.insert(rewardVariants).values(
      variants.map(({ variant }) => ({
        ...variant,
        id: newId('var'),
        rewardId: ids.get(variant.rewardId) ?? '',
        taken: 0,
        image: copyOf(copies, variant.image),
      })),
    )
}

async function copyFaq(tx: Transaction, source: number, target: number) {
  const rows = await tx.select().from(faqItems).where(eq(faqItems.projectId, source))
  if (rows.length > 0)
    await tx.insert(faqItems).values(rows.map((row) => ({ ...row, id: newId('faq'), projectId: target })))
}

/** Members keep their roles, are told so, and stand in the new project's list of changes. */
async function copyTeam(tx: Transaction, source: number, target: ProjectRow, at: Date) {
  const members = await tx.select().from(projectMembers).where(eq(projectMembers.projectId, source))
  if (members.length === 0) return
  await tx
    .insert(projectMembers)
    .values(members.map((member) => ({ ...member, projectId: target.id, joinedAt: at })))
  for (const { userId, role } of members) {
    const by = { projectId: target.id, userId }
    const line = await recordActivity(tx, at, by, { name: 'JOINED', params: { role } })
    await notify(tx, roleChanged(target, { role, line }), [userId], at)
  }
}

/**
 * Copies rewards without what is taken of them, the FAQ and the team. Money, pledges, updates, coupons and the preview
 * code stay with the source: the two never mix (decisions 2 §1).
 */
export async function copyContent(
  tx: Transaction,
  source: ProjectRow,
  target: ProjectRow,
  copies: Copied,
  at: Date,
): Promise<void> {
  await copyRewards(tx, source.id, target.id, copies, at)
  await copyFaq(tx, source.id, target.id)
  await copyTeam(tx, source.id, target, at)
}
