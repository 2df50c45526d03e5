import type { Image } from '@kindling/api-client/model/wire'
import type { RemovedPart, StoredImage } from '../database/schema.ts'

/** Where pictures are served from; names change with their content, so they may be cached for good. */
const base = '/media/'

const stemOf = (file: string) => file.replace(/\.\w+$/, '')

/** The same picture as AVIF: made after the upload, and only where it is smaller. */
export const avifOf = (file: string): string => `${stemOf(file)}.avif`

/** The files that every picture has, with their widths in pixels: itself and its narrower renderings. */
export const renderingsOf = ({ file, width, widths }: Pick<StoredImage, 'file' | 'width' | 'widths'>) => [
  { file, width },
  ...widths.map((each) => ({ file: `${stemOf(file)}-${each}.webp`, width: each })),
]

/** A stored picture as it travels: with its URL and those of its narrower renderings. */
export function toWireImage(stored: StoredImage): Image {
  const [, ...narrower] = renderingsOf(stored)
  return {
    url: base + stored.file,
    width: stored.width,
    height: stored.height,
    color: stored.color,
    alt: stored.alt,
    sources: narrower.map(({ file, width }) => ({ url: base + file, width })),
  }
}

/** Pictures of a part of a project that was removed and may come back. */
export function picturesIn(part: RemovedPart): StoredImage[] {
  if (part.kind === 'question' || part.kind === 'milestone' || part.kind === 'language') return []
  const rows = part.kind === 'reward' ? [part.row, ...part.variants] : [part.row]
  return rows.flatMap(({ image }) => image ?? [])
}
