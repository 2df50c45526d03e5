import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeToOthers } from '../database/owner-only.ts'
import { checkFileName, type FileStore, FilesUnavailable, fileTypeOf } from './files.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Files in a folder of this machine, readable only by its owner: the default. The first file creates the folder. */
export function diskFiles(folder: string): FileStore {
  closeToOthers(folder)
  const unavailable = (error: unknown) => new FilesUnavailable(`${folder} cannot be used`, { cause: error })
  return {
    place: folder,

    async put(name, { bytes }) {
      checkFileName(name)
      const beside = join(folder, `.${randomUUID()}`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // A rename is atomic: a parallel reader gets the whole file or none.
        await writeFile(beside, bytes, { mode: 0o600 })
        await rename(beside, join(folder, name))
      } catch (error) {
        await rm(beside, { force: true }).catch(() => undefined)
        throw unavailable(error)
      }
    },

    async get(name) {
      checkFileName(name)
      try {
        return { bytes: new Uint8Array(await readFile(join(folder, name))), type: fileTypeOf(name) }
      } catch (error) {
        if (isMissing(error)) return null
        throw unavailable(error)
      }
    },

    async remove(name) {
      checkFileName(name)
      await rm(join(folder, name), { force: true }).catch((error: unknown) => {
        throw unavailable(error)
      })
    },
  }
}
