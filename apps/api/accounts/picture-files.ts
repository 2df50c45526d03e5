import * as z from 'zod'
import type { StoredImage } from '../database/schema.ts'
import { queueJob } from '../jobs/queue.ts'
import { avifOf, renderingsOf } from '../kernel/image.ts'
import type { Platform } from '../kernel/platform.ts'
import { encodeAvif } from './picture.ts'

export const MAKE_AVIF = 'make-avif'

const made = z.object({ file: z.string(), width: z.number(), widths: z.array(z.number()) })

/** Has the AVIF of a stored picture made: encoding takes seconds, for which no upload waits. */
export const queueAvif = ({ db, now }: Platform, { file, width, widths }: StoredImage): Promise<boolean> =>
  queueJob(db, now(), { kind: MAKE_AVIF, key: file, payload: { file, width, widths } })

/** Makes the AVIF beside each rendering of a picture, where it is smaller. Of a deleted picture nothing is left. */
export async function makeAvif({ files }: Platform, payload: unknown, signal: AbortSignal): Promise<void> {
  const picture = made.parse(payload)
  const whole = await files.get(picture.file)
  for (const { file, width } of renderingsOf(picture)) {
    if (signal.aborted) return
    const webp = await files.get(file)
    const avif = whole && webp && (await encodeAvif(whole.bytes, width))
    if (avif && avif.length < webp.bytes.length)
      await files.put(avifOf(file), { bytes: avif, type: 'image/avif' })
    // The picture may have been deleted while this was encoded, when there was no AVIF to remove yet.
    if (!(await files.get(file))) await files.remove(avifOf(file))
  }
}

/** Removes files that no page shows any more; one that is left behind is no failure. */
export async function forgetPictures(
  { files, log }: Platform,
  pictures: readonly StoredImage[],
): Promise<void> {
  const forget = (file: string) =>
    files.remove(file).catch((error: unknown) => {
      log.warn({ err: error, file }, 'a picture nobody shows any more was not removed')
    })
  await Promise.all(
    pictures.flatMap(renderingsOf).map(async ({ file }) => {
      await forget(file)
      // Last: a job that has just written it looks whether its picture is still there.
      await forget(avifOf(file))
    }),
  )
}
