/**
 * Makes the widths that pages offer in `srcset`, as WebP and as AVIF: `<name>-<width>.webp` beside each original in
 * `demo/media`.
 * Run once after changing a picture: `node apps/api/demo/tooling/make-demo-pictures.ts`. The results are
 * committed, so that seeding makes no pictures.
 */
import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { avifOf } from '../../kernel/image.ts'
import type { DemoPicture } from '../content/picture-type.ts'
import { pictures, pictureVariant } from '../content/pictures.ts'

const media = new URL('../media/', import.meta.url)
const webp = { quality: 72, effort: 5, smartSubsample: true } as const
/** A third smaller than the WebP, with the same structural similarity to the original. */
const avif = { quality: 50, effort: 4, chromaSubsampling: '4:2:0' } as const
const limitBytes = 12_000_000
let total = 0

const all: readonly DemoPicture[] = Object.values(pictures)
for (const picture of all) {
  const original = new URL(picture.file, media)
  if (picture.cutFrom)
    await sharp(new URL(picture.cutFrom.file, media).pathname)
      .extract({ left: 0, top: picture.cutFrom.top, width: picture.width, height: picture.height })
      .jpeg({ quality: 84, progressive: true, mozjpeg: true })
      .toFile(original.pathname)
  const { width, height } = await sharp(original.pathname).metadata()
  if (width !== picture.width || height !== picture.height)
    throw new Error(
      `${picture.file} is ${width} × ${height}, pictures.ts says ${picture.width} × ${picture.height}`,
    )
  total += (await stat(original)).size
  for (const target of picture.widths) {
    const file = new URL(pictureVariant(picture.file, target), media)
    const resized = sharp(original.pathname).resize(target)
    const made = [
      await resized.clone().webp(webp).toFile(file.pathname),
      await resized
        .clone()
        .avif(avif)
        .toFile(new URL(avifOf(file.href)).pathname),
    ]
    for (const { size } of made) total += size
  }
}

process.stdout.write(`${(total / 1_000_000).toFixed(1)} MB in ${media.pathname}\n`)
if (total > limitBytes) throw new Error('The demo pictures weigh more than 12 MB')
