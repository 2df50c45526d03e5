import type { FileType } from '../limits/files.ts'

const SIGNATURES: readonly (readonly [FileType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** The kind of a file by its first bytes (8 are enough), whatever its name says; null for every other kind. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  const matches = (signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte)
  return SIGNATURES.find(([, signature]) => matches(signature))?.[0] ?? null
}

const NAMES: Readonly<Record<FileType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
}

/** Kinds as a message names them: "PNG, JPEG". */
export function fileTypeNames(types: readonly FileType[]): string {
  return types.map((type) => NAMES[type]).join(', ')
}
