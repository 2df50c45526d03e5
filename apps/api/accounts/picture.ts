import { detectFileType } from '@kindling/validation/rules/file-type'
import { imageFileProblem } from '@kindling/validation/rules/image-rules'
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

/**
 * Checks a file by its bytes and makes the picture of a profile from it. FILE_TYPE, FILE_SIZE_BIG,
 * INVALID_FILE_DIMENSION or FILE_UPLOAD_ERROR (it cannot be read) on `file`.
 */
export async function makeAvatar(file: File): Promise<MadePicture> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const type = detectFileType(head)
  const problem = imageFileProblem('profile', { type, bytes: file.size })
  if (problem) refuseAll([{ ...problem, field: 'file' } as FailureItem])
  if (type === null || !isLabelled(file, type)) {
    const wrong = imageFileProblem('profile', { type: null, bytes: file.size })
    refuseAll([{ code: 'FILE_TYPE', field: 'file', ...wrong } as FailureItem])
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Native code: it is there once somebody brings a picture.
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: sideMax * sideMax, failOn: 'error', pages: 1 } as const
  // Reads the head alone, whatever it claims.
  const size = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => refuse('FILE_UPLOAD_ERROR', 'file'))
  if (size.width > sideMax || size.height > sideMax)
    refuse('INVALID_FILE_DIMENSION', 'file', { width: sideMax, height: sideMax })
  try {
    const made = await sharp(bytes, options)
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality })
      .toBuffer()
    const { dominant } = await sharp(made).stats()
    return {
      bytes: new Uint8Array(made),
      side,
      color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    }
  } catch {
    refuse('FILE_UPLOAD_ERROR', 'file')
  }
}
