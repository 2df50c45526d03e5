/** A file as it is kept: what a browser is told of it is decided when it is stored, never by its name. */
export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** MIME type. */
  readonly type: string
}

/** The store is unreachable or rejected the call; the state of the file is unknown. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable'
}

/**
 * Stores uploaded pictures. Names are ours, never theirs: see {@link isFileName}.
 *
 * @throws FilesUnavailable if the store does not answer.
 */
export interface FileStore {
  /** For people: a folder, or an address without its keys. */
  readonly place: string
  /** Stores a file under its name, in place of one that is there. */
  put(name: string, file: StoredFile): Promise<void>
  /** Null where there is none. */
  get(name: string): Promise<StoredFile | null>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
}

/** Kinds that are ever stored: all of them are written by this program. */
const types = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const

/** One segment of letters, digits, `_` and `-`, and the ending of a stored type. No path traversal. */
export const isFileName = (name: string): boolean => /^[\w-]{1,80}\.(webp|avif|jpg)$/.test(name)

/** MIME type by the ending of a name of ours. */
export const fileTypeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1) as keyof typeof types] ?? 'application/octet-stream'

/** Rejects a name that is none of ours before any store sees it. */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new TypeError(`No name of a stored file: ${name}`)
}
