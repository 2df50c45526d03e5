import { BANK_DOCUMENT, type FileType, MEGABYTE_BYTES } from '../limits/files.ts'
import { fileTypeNames } from './file-type.ts'
import type { Problem } from './problem.ts'

const TYPES: readonly FileType[] = BANK_DOCUMENT.types

/** Spec 2 §5: pdf, jpg or png by its bytes, at most 5MB. FILE_TYPE or FILE_SIZE_BIG. */
export function bankDocumentProblem(file: { type: FileType | null; bytes: number }): Problem | null {
  if (file.type === null || !TYPES.includes(file.type)) {
    return { code: 'FILE_TYPE', params: { types: fileTypeNames(TYPES) } }
  }
  const { maxBytes } = BANK_DOCUMENT
  return file.bytes > maxBytes ? { code: 'FILE_SIZE_BIG', params: { max: maxBytes / MEGABYTE_BYTES } } : null
}
