import type { Image } from '@kindling/api-client/model/wire'
import type { StoredImage } from '../database/schema.ts'

/** Where pictures are served from; names change with their content, so they may be cached for good. */
const base = '/media/'

/** Every file of a picture: itself and its narrower renderings. */
export function filesOf({ file, widths }: StoredImage): string[] {
  const stem = file.replace(/\.\w+$/, '')
  return [file, ...widths.map((width) => `${stem}-${width}.webp`)]
}

/** A stored picture as it travels: with its URL and those of its narrower renderings. */
export function toWireImage(stored: StoredImage): Image {
  const stem = stored.file.replace(/\.\w+$/, '')
  return {
    url: base + stored.file,
    width: stored.width,
    height: stored.height,
    color: stored.color,
    alt: stored.alt,
    sources: stored.widths.map((width) => ({ url: `${base}${stem}-${width}.webp`, width })),
  }
}
