import type { ImageKind } from '@kindling/validation/limits'
import { detectFileType } from '@kindling/validation/rules/file-type'
import { imageFileProblem } from '@kindling/validation/rules/image-rules'
import type { Sharp } from 'sharp'
import { type FailureItem, refuse, refuseAll } from '../kernel/failure.ts'

/** A picture made anew: square, sRGB, WebP, and nothing of the file it came from but its pixels. */
export interface MadePicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Pixels of either side. */
  readonly side: number
  /** Dominant colour as #rrggbb. */
  readonly color: string
}

/** Three times the 112 px at which a profile shows it, and a little more. */
const side = 384
/** Pixels either way, read from the file's head before anything is decoded: 36 million are 144 MB once unpacked. */
const sideMax = 6_000
const secondsMax = 10
const quality = 82
/** A quarter smaller than the WebP it is made of, and no difference to be seen. */
const avif = { quality: 60, effort: 3, chromaSubsampling: '4:2:0' } as const

const endings: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
}

/** Whether name and declared type, where there are any, say what the bytes say. */
function isLabelled(file: { name: string; type: string }, found: string): boolean {
  const ending = /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase()
  const told = file.type === '' || file.type === 'application/octet-stream' || file.type === found
  return told && (ending === undefined || endings[ending] === found)
}

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')

/** Loads native code, once somebody brings a picture. */
const library = async () => (await import('sharp')).default
const options = { limitInputPixels: sideMax * sideMax, failOn: 'error', pages: 1 } as const

/**
 * Checks a file by its bytes before any of its pixels are unpacked. FILE_TYPE, FILE_SIZE_BIG, INVALID_FILE_DIMENSION or
 * FILE_UPLOAD_ERROR (it cannot be read) on `file`.
 *
 * @returns its bytes, and its pixels after its own rotation
 */
export async function openPicture(file: File, kind: ImageKind) {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const type = detectFileType(head)
  const problem = imageFileProblem(kind, { type, bytes: file.size })
  if (problem) refuseAll([{ ...problem, field: 'file' } as FailureItem])
  if (type === null || !isLabelled(file, type)) {
    const wrong = imageFileProblem(kind, { type: null, bytes: file.size })
    refuseAll([{ code: 'FILE_TYPE', field: 'file', ...wrong } as FailureItem])
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sharp = await library()
  // Reads the head alone, whatever it claims.
  const { autoOrient: size } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => refuse('FILE_UPLOAD_ERROR', 'file'))
  if (size.width > sideMax || size.height > sideMax)
    refuse('INVALID_FILE_DIMENSION', 'file', { width: sideMax, height: sideMax })
  return { bytes, size }
}

/** Makes a picture of a checked file, upright and on white, outside of the thread that answers calls. */
export async function decode(
  bytes: Uint8Array,
  shape: (picture: Sharp) => Sharp,
  format: 'webp' | 'jpeg' = 'webp',
): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await library()
  const made = await shape(sharp(bytes, options).timeout({ seconds: secondsMax }).autoOrient())
    .flatten({ background: '#ffffff' })
    .toFormat(format, { quality })
    .toBuffer()
    .catch(() => refuse('FILE_UPLOAD_ERROR', 'file'))
  return new Uint8Array(made)
}

/** Makes an AVIF, so many pixels wide, of a picture that this platform has made. */
export async function encodeAvif(
  bytes: Uint8Array<ArrayBuffer>,
  width: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await library()
  const picture = sharp(bytes, options).timeout({ seconds: secondsMax })
  return new Uint8Array(await picture.resize(width).avif(avif).toBuffer())
}

/** Dominant colour as #rrggbb. */
export async function colorOf(bytes: Uint8Array): Promise<string> {
  const sharp = await library()
  const { dominant } = await sharp(bytes).stats()
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}

/** Makes the picture of a profile from a file. */
export async function makeAvatar(file: File): Promise<MadePicture> {
  const { bytes } = await openPicture(file, 'profile')
  const made = await decode(bytes, (picture) => picture.resize(side, side, { fit: 'cover' }))
  return { bytes: made, side, color: await colorOf(made) }
}
