import { randomBytes } from 'node:crypto'
import type { removeProjectImage, uploadProjectImage } from '@kindling/api-client/contract/project-editing'
import { IMAGE_RULES, type ImageKind, PROJECT } from '@kindling/validation/limits'
import { imageCountProblem, imageShapeProblem } from '@kindling/validation/rules/image-rules'
import { picturesNamed } from '@kindling/validation/rules/sanitize-description'
import { and, eq } from 'drizzle-orm'
import { colorOf, decode, openPicture } from '../accounts/picture.ts'
import { forgetPictures, queueAvif } from '../accounts/picture-files.ts'
import type { Transaction } from '../database/connection.ts'
import { projects, projectTranslations, rewards, type StoredImage } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import type { Call, Handler, Handlers } from '../kernel/call.ts'
import { type FailureItem, refuse, refuseAll } from '../kernel/failure.ts'
import { toWireImage } from '../kernel/image.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { FilesUnavailable } from '../providers/files.ts'
import { touchProject } from './draft.ts'
import { idOf } from './picture-columns.ts'
import { keepRemoved } from './removed-parts.ts'
import { readReward } from './reward-rows.ts'

/** Pictures a person may send in an hour, of whatever kind. */
const perHour = { count: PROJECT.uploadsPerHour, windowMs: 60 * 60_000 }

/** Kinds by the word of the path, with the widths in pixels that pages show: the last is the file itself. */
const kinds = {
  main: { kind: 'main', widths: [320, 640, 1200] },
  images: { kind: 'carousel', widths: [480, 960, 1600] },
  description: { kind: 'description', widths: [480, 960, 1440] },
  // Not every network reads WebP.
  social: { kind: 'social', widths: [600, 1200], format: 'jpeg' },
  reward: { kind: 'reward', widths: [160, 320, 600] },
} as const satisfies Record<string, Shown>

interface Shown {
  readonly kind: ImageKind
  readonly widths: readonly number[]
  /** Of the file itself; its narrower renderings are WebP. */
  readonly format?: 'jpeg'
}

const narrowerName = (stem: string, width: number) => `${stem}-${width}.webp`

/** RATE_LIMITED for somebody who has sent too many. */
export const countPicture = (platform: Platform, userId: string): Promise<unknown> =>
  countAttempt(platform, `project-picture:${userId}`, perHour)

/** Checks a picture by its bytes and stores it in the widths of its kind. */
export async function storePicture(
  platform: Platform,
  file: File,
  { kind, widths, format }: Shown,
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
  const render = (width: number, as?: Shown['format']) =>
    decode(bytes, (picture) => picture.resize(width, heightOf(width), { fit: 'cover' }), as)
  const [whole, ...made] = await Promise.all([
    render(largest, format),
    ...narrower.map(async (width) => ({ name: narrowerName(stem, width), bytes: await render(width) })),
  ])
  const stored = {
    file: `${stem}.${format === 'jpeg' ? 'jpg' : 'webp'}`,
    width: largest,
    height: heightOf(largest),
    color: await colorOf(whole),
    alt: '',
    widths: narrower,
  }
  try {
    await Promise.all([
      files.put(stored.file, { bytes: whole, type: `image/${format ?? 'webp'}` }),
      ...made.map(({ name, bytes: rendered }) => files.put(name, { bytes: rendered, type: 'image/webp' })),
    ])
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    log.error({ err: error }, 'a picture was not stored')
    refuse('FILE_UPLOAD_ERROR', 'file')
  }
  // Networks fetch a social picture by its own address, which stays JPEG.
  if (format !== 'jpeg') await queueAvif(platform, stored)
  return stored
}

const columns = { main: 'mainImage', social: 'socialImage' } as const

type Placed = Omit<Call<typeof uploadProjectImage>['body'], 'file'>

/** The picture that another one takes the place of, if there is one; INVALID_ID where it is gone. */
function replacedOf(pictures: readonly StoredImage[], replaces: string | undefined): StoredImage | null {
  if (replaces === undefined) return null
  return pictures.find((each) => idOf(each) === replaces) ?? refuse('INVALID_ID', 'replaces')
}

const present = (image: StoredImage | null) => (image ? [image] : [])

interface Placement {
  readonly placed: StoredImage
  /** What nothing shows any more. */
  readonly replaced: readonly StoredImage[]
}

/**
 * Adds a picture to those that the description may show. One that no text names stays, so that Undo in the editor finds
 * it, until room is needed: then all of them make room.
 */
async function placeInDescription(tx: Transaction, row: ProjectRow, image: StoredImage): Promise<Placement> {
  const { maxCount } = IMAGE_RULES.description
  const isFull = row.descriptionImages.length >= maxCount
  const named = isFull ? await namedInTexts(tx, row) : null
  const kept = row.descriptionImages.filter((each) => named === null || named.has(idOf(each)))
  if (kept.length >= maxCount) refuse('MAX_COUNT', 'description', { max: maxCount })
  const columns = { descriptionImages: [...kept, image] }
  await tx.update(projects).set(columns).where(eq(projects.id, row.id))
  return { placed: image, replaced: row.descriptionImages.filter((each) => !kept.includes(each)) }
}

/** Ids of the pictures in a project's description and its translations. */
async function namedInTexts(tx: Transaction, { id, description }: ProjectRow): Promise<Set<string>> {
  const isIt = and(eq(projectTranslations.projectId, id), eq(projectTranslations.key, 'description'))
  const others = await tx.select({ text: projectTranslations.text }).from(projectTranslations).where(isIt)
  return new Set([description, ...others.map(({ text }) => text)].flatMap(picturesNamed))
}

/** Puts the picture in its place; gives it as it is then, and those it replaces. */
async function place(
  tx: Transaction,
  row: ProjectRow,
  word: keyof typeof kinds,
  image: StoredImage,
  { reward_id, replaces }: Placed,
): Promise<Placement> {
  if (word === 'reward') {
    const { reward } = await readReward(tx, row.id, reward_id ?? '')
    await tx.update(rewards).set({ image }).where(eq(rewards.id, reward.id))
    return { placed: image, replaced: present(reward.image) }
  }
  if (word === 'description') return placeInDescription(tx, row, image)
  const there = word === 'images' ? row.images : [row[columns[word]]].filter((each) => each !== null)
  const again = replacedOf(there, replaces)
  const placed = again ? { ...image, alt: again.alt } : image
  const change = (values: Partial<ProjectRow>) =>
    tx.update(projects).set(values).where(eq(projects.id, row.id))
  if (word !== 'images') {
    await change({ [columns[word]]: placed })
    return { placed, replaced: present(row[columns[word]]) }
  }
  if (again) await change({ images: there.map((each) => (each === again ? placed : each)) })
  else {
    const full = imageCountProblem('carousel', there.length)
    if (full) refuseAll([{ ...full, field: 'images' } as FailureItem])
    await change({ images: [...there, placed] })
  }
  return { placed, replaced: present(again) }
}

const onUploadProjectImage: Handler<typeof uploadProjectImage> = async ({
  platform,
  user,
  project,
  params,
  body: { file, ...body },
}) => {
  if (!Object.hasOwn(kinds, params.imageType)) refuse('INVALID_VALUE', 'imageType')
  const word = params.imageType as keyof typeof kinds
  await countPicture(platform, user.id)
  const image = await storePicture(platform, file, kinds[word])
  const { placed, replaced } = await platform.db
    .transaction(async (tx) => {
      const row = await touchProject(tx, project, platform.now())
      return place(tx, row, word, image, body)
    })
    .catch(async (error: unknown) => {
      await forgetPictures(platform, [image])
      throw error
    })
  if (replaced.length > 0) await forgetPictures(platform, replaced)
  return { image: { id: idOf(placed), ...toWireImage(placed) } }
}

const onRemoveProjectImage: Handler<typeof removeProjectImage> = async ({ platform, project, params }) => {
  await platform.db.transaction(async (tx) => {
    const row = await touchProject(tx, project, platform.now())
    const all = [row.mainImage, row.socialImage, ...row.images]
    const image = all.find((each) => each !== null && idOf(each) === params.imageId)
    if (!image) refuse('INVALID_ID', 'image')
    const kept = (each: StoredImage | null) => (each === image ? null : each)
    await tx
      .update(projects)
      .set({
        mainImage: kept(row.mainImage),
        socialImage: kept(row.socialImage),
        images: row.images.filter((each) => each !== image),
      })
      .where(eq(projects.id, row.id))
    const place =
      image === row.mainImage ? 'main' : image === row.socialImage ? 'social' : row.images.indexOf(image)
    const part = { kind: 'picture', row: { id: idOf(image), image, place } } as const
    await keepRemoved(tx, platform.now(), project.id, part)
  })
  return {}
}

export const projectPictureHandlers = {
  uploadProjectImage: onUploadProjectImage,
  removeProjectImage: onRemoveProjectImage,
} satisfies Partial<Handlers>
