import { randomBytes } from 'node:crypto'
import type { removeProjectImage, uploadProjectImage } from '@kindling/api-client/contract/project-editing'
import { IMAGE_RULES, type ImageKind, PROJECT } from '@kindling/validation/limits'
import { imageCountProblem, imageShapeProblem } from '@kindling/validation/rules/image-rules'
import { eq } from 'drizzle-orm'
import { colorOf, decode, openPicture } from '../accounts/picture.ts'
import { forgetPictures, queueAvif } from '../accounts/picture-files.ts'
import type { Transaction } from '../database/connection.ts'
import { projects, rewards, type StoredImage } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import type { Handler } from '../kernel/call.ts'
import { type FailureItem, refuse, refuseAll } from '../kernel/failure.ts'
import { toWireImage } from '../kernel/image.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { FilesUnavailable } from '../providers/files.ts'
import { touchProject } from './draft.ts'
import { idOf } from './picture-columns.ts'
import { readReward } from './reward-rows.ts'

/** Pictures a person may send in an hour, of whatever kind. */
const perHour = { count: PROJECT.uploadsPerHour, windowMs: 60 * 60_000 }

/** Kinds by the word of the path, with the widths in pixels that pages show: the last is the file itself. */
const kinds = {
  main: { kind: 'main', widths: [320, 640, 1200] },
  images: { kind: 'carousel', widths: [480, 960, 1600] },
  reward: { kind: 'reward', widths: [160, 320, 600] },
} as const satisfies Record<string, { kind: ImageKind; widths: readonly number[] }>

interface Shown {
  readonly kind: ImageKind
  readonly widths: readonly number[]
}

const nameOf = (stem: string, width?: number) => `${stem}${width === undefined ? '' : `-${width}`}.webp`

/** RATE_LIMITED for somebody who has sent too many. */
export const countPicture = (platform: Platform, userId: string): Promise<unknown> =>
  countAttempt(platform, `project-picture:${userId}`, perHour)

/** Checks a picture by its bytes and stores it in the widths of its kind. */
export async function storePicture(
  platform: Platform,
  file: File,
  { kind, widths }: Shown,
): Promise<StoredImage> {
  const { files, log } = platform
  const { bytes, size } = await openPicture(file, kind)
  const shape = imageShapeProblem(kind, size)
  if (shape) refuseAll([{ ...shape, field: 'file' } as FailureItem])
  const largest = Math.min(widths.at(-1) ?? size.width, size.width)
  // A generated name: theirs is untrusted, and a new one is in no cache.
  const stem = `project-${randomBytes(16).toString('hex')}`
  const narrower = widths.slice(0, -1).filter((width) => width < largest)
  const { ratio } = IMAGE_RULES[kind] as { ratio?: { value: number } }
  const heightOf = (width: number) =>
    Math.max(1, Math.round(width / (ratio?.value ?? size.width / size.height)))
  const made = await Promise.all(
    [...narrower, largest].map((width) =>
      decode(bytes, (picture) => picture.resize(width, heightOf(width), { fit: 'cover' })),
    ),
  )
  const whole = made.at(-1)
  if (!whole) return refuse('FILE_UPLOAD_ERROR', 'file')
  const stored = {
    file: nameOf(stem),
    width: largest,
    height: heightOf(largest),
    color: await colorOf(whole),
    alt: '',
    widths: narrower,
  }
  try {
    await Promise.all([
      files.put(stored.file, { bytes: whole, type: 'image/webp' }),
      ...narrower.map((width, n) =>
        files.put(nameOf(stem, width), { bytes: made[n] ?? whole, type: 'image/webp' }),
      ),
    ])
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    log.error({ err: error }, 'a picture was not stored')
    refuse('FILE_UPLOAD_ERROR', 'file')
  }
  await queueAvif(platform, stored)
  return stored
}

/** Puts the picture in its place; the one it replaces, if there is one. */
async function place(
  tx: Transaction,
  row: ProjectRow,
  word: keyof typeof kinds,
  image: StoredImage,
  rewardId: string | undefined,
): Promise<StoredImage | null> {
  if (word === 'reward') {
    const { reward } = await readReward(tx, row.id, rewardId ?? '')
    await tx.update(rewards).set({ image }).where(eq(rewards.id, reward.id))
    return reward.image
  }
  const isMain = word === 'main'
  const full = isMain ? null : imageCountProblem('carousel', row.images.length)
  if (full) refuseAll([{ ...full, field: 'images' } as FailureItem])
  await tx
    .update(projects)
    .set(isMain ? { mainImage: image } : { images: [...row.images, image] })
    .where(eq(projects.id, row.id))
  return isMain ? row.mainImage : null
}

export const onUploadProjectImage: Handler<typeof uploadProjectImage> = async ({
  platform,
  user,
  project,
  params,
  body,
}) => {
  if (!Object.hasOwn(kinds, params.imageType)) refuse('INVALID_VALUE', 'imageType')
  const word = params.imageType as keyof typeof kinds
  await countPicture(platform, user.id)
  const image = await storePicture(platform, body.file, kinds[word])
  const replaced = await platform.db
    .transaction(async (tx) => {
      const row = await touchProject(tx, project, platform.now())
      return place(tx, row, word, image, body.reward_id)
    })
    .catch(async (error: unknown) => {
      await forgetPictures(platform, [image])
      throw error
    })
  if (replaced) await forgetPictures(platform, [replaced])
  return { image: { id: idOf(image), ...toWireImage(image) } }
}

export const onRemoveProjectImage: Handler<typeof removeProjectImage> = async ({
  platform,
  project,
  params,
}) => {
  const removed = await platform.db.transaction(async (tx) => {
    const row = await touchProject(tx, project, platform.now())
    const isIt = (image: StoredImage) => idOf(image) === params.imageId
    const image = [...(row.mainImage ? [row.mainImage] : []), ...row.images].find(isIt)
    if (!image) refuse('INVALID_ID', 'image')
    await tx
      .update(projects)
      .set(
        row.mainImage === image
          ? { mainImage: null }
          : { images: row.images.filter((each) => each !== image) },
      )
      .where(eq(projects.id, row.id))
    return image
  })
  await forgetPictures(platform, [removed])
  return {}
}
