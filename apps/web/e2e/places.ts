import { dirname, join } from 'node:path'

export const root = dirname(dirname(dirname(import.meta.dirname)))
/** A demo world that is never changed; each server runs on a copy of it. */
export const templateFolder = join(root, '.data', 'e2e', 'template')
export const copiesFolder = join(root, '.data', 'e2e', 'copies')
