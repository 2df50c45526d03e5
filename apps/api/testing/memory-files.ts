import { checkFileName, type FileStore, type StoredFile } from '../providers/files.ts'

export interface MemoryFiles extends FileStore {
  readonly files: ReadonlyMap<string, StoredFile>
}

/** Files that are gone with the test. */
export function memoryFiles(): MemoryFiles {
  const files = new Map<string, StoredFile>()
  return {
    place: 'memory',
    files,
    async put(name, file) {
      checkFileName(name)
      files.set(name, file)
    },
    async get(name) {
      checkFileName(name)
      return files.get(name) ?? null
    },
    async remove(name) {
      checkFileName(name)
      files.delete(name)
    },
  }
}
