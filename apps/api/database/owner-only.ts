import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** Modes of what only its owner may read: the embedded database writes with the process's umask and 0666. */
const folderMode = 0o700
const fileMode = 0o600

/** From now on what this process creates is its owner's alone. The mask is the process's, so no worker sets it. */
export function createForOwnerOnly(): void {
  if (isMainThread) process.umask(0o077)
}

/** Null where nothing is there, below a file included. */
function look(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null
    throw error
  }
}

function close(path: string): void {
  const found = look(path)
  if (!found || found.isSymbolicLink()) return
  const wanted = found.isDirectory() ? folderMode : fileMode
  if ((found.mode & 0o777) !== wanted) chmodSync(path, wanted)
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name))
}

/**
 * Takes a file, or a folder with all that is in it, from everybody but its owner: what an earlier release left open.
 * Nothing happens where it does not exist; links are not followed.
 */
export const closeToOthers = (path: string): void => close(path)

/** Paths of a folder that others than its owner may use; empty where all is closed, or nothing is there. */
export function openToOthers(path: string): string[] {
  const found = look(path)
  if (!found || found.isSymbolicLink()) return []
  const own = (found.mode & 0o077) === 0 ? [] : [path]
  return found.isDirectory()
    ? [...own, ...readdirSync(path).flatMap((name) => openToOthers(join(path, name)))]
    : own
}
