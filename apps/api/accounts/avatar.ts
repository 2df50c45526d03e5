import { randomBytes } from 'node:crypto'
import type { removeAvatar, setAvatar } from '@kindling/api-client/contract/account'
import { eq } from 'drizzle-orm'
import { type StoredImage, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson, type User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { FilesUnavailable } from '../providers/files.ts'
import { makeAvatar } from './picture.ts'
import { forgetPictures, queueAvif } from './picture-files.ts'
import { profileOf } from './profile.ts'

/** Decoding is the most expensive work of any call. */
const uploads = { count: 30, windowMs: 60 * 60_000 }

/** Replaces a picture; the old file is deleted once no answer links to it. */
async function replace(platform: Platform, user: User, image: StoredImage | null) {
  const { db } = platform
  const before = await db.transaction(async (tx) => {
    const person = await lockPerson(tx, user.id)
    await tx.update(users).set({ image }).where(eq(users.id, user.id))
    return person.image
  })
  if (before) await forgetPictures(platform, [before])
  return { user: await profileOf(db, { ...user, image }) }
}

const onSetAvatar: Handler<typeof setAvatar> = async ({ platform, user, body }) => {
  await countAttempt(platform, `avatar:${user.id}`, uploads)
  const { bytes, side, color } = await makeAvatar(body.file)
  // A generated name: theirs is untrusted, and a new one is in no cache.
  const file = `avatar-${randomBytes(16).toString('hex')}.webp`
  try {
    await platform.files.put(file, { bytes, type: 'image/webp' })
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    platform.log.error({ err: error }, 'a picture was not stored')
    refuse('FILE_UPLOAD_ERROR', 'file')
  }
  const image = { file, width: side, height: side, color, alt: '', widths: [] }
  const answer = await replace(platform, user, image).catch(async (error: unknown) => {
    // No row links to it: the account was deleted.
    await forgetPictures(platform, [image])
    throw error
  })
  await queueAvif(platform, image)
  return answer
}

const onRemoveAvatar: Handler<typeof removeAvatar> = ({ platform, user }) => replace(platform, user, null)

export const avatarHandlers = {
  setAvatar: onSetAvatar,
  removeAvatar: onRemoveAvatar,
} satisfies Partial<Handlers>
