import {
  type FileType,
  IMAGE_RULES,
  type ImageKind,
  type ImageRule,
  MEGABYTE_BYTES,
} from '../limits/files.ts'
import { fileTypeNames } from './file-type.ts'
import type { Problem } from './problem.ts'

function ruleOf(kind: ImageKind): ImageRule {
  return IMAGE_RULES[kind]
}

/**
 * What can be told before a picture is decoded: its kind (from its bytes, see `detectFileType`) and its size in bytes.
 * FILE_TYPE or FILE_SIZE_BIG.
 */
export function imageFileProblem(
  kind: ImageKind,
  file: { type: FileType | null; bytes: number },
): Problem | null {
  const rule = ruleOf(kind)
  if (file.type === null || !rule.types.includes(file.type)) {
    return { code: 'FILE_TYPE', params: { types: fileTypeNames(rule.types) } }
  }
  return file.bytes > rule.maxBytes
    ? { code: 'FILE_SIZE_BIG', params: { max: rule.maxBytes / MEGABYTE_BYTES } }
    : null
}

/**
 * Whether width and height (pixels, after the picture's own rotation) fit: at least the minimum, and the ratio within
 * 5 % either way (spec 2 §5). IMAGE_DIMENSIONS or IMAGE_ASPECT_RATIO.
 */
export function imageShapeProblem(kind: ImageKind, size: { width: number; height: number }): Problem | null {
  const { minWidth, minHeight, ratio, tolerance } = ruleOf(kind)
  if (!(size.width >= minWidth && size.height >= minHeight)) {
    return { code: 'IMAGE_DIMENSIONS', params: { width: minWidth, height: minHeight } }
  }
  const off = ratio ? Math.abs(size.width / size.height / ratio.value - 1) : 0
  // The smallest step of a double is allowed for: exactly 5 % passes.
  return ratio && off > tolerance + 1e-9
    ? { code: 'IMAGE_ASPECT_RATIO', params: { ratio: ratio.label } }
    : null
}

/** Whether one more picture of this kind fits beside those there are. MAX_COUNT. */
export function imageCountProblem(kind: ImageKind, existing: number): Problem | null {
  const max = ruleOf(kind).maxCount
  return existing >= max ? { code: 'MAX_COUNT', params: { max } } : null
}
