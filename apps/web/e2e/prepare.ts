import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copiesFolder, root, templateFolder } from './places.ts'

const run = promisify(execFile)

/** Runs once before all tests: the site must be built, and a fresh demo world is prepared for copying. */
export default async function prepare(): Promise<void> {
  if (!existsSync(join(root, 'apps/web/dist/server/entry-server.js'))) {
    throw new Error('The site is not built. Run `pnpm build` first; `pnpm test` does so by itself.')
  }
  await rm(join(root, '.data', 'e2e'), { recursive: true, force: true })
  await mkdir(copiesFolder, { recursive: true })
  console.log('→ Filling a demo world for the tests')
  await run(process.execPath, ['apps/api/demo/command.ts', 'ensure'], {
    cwd: root,
    env: { ...process.env, DATA_FOLDER: templateFolder, DATABASE_URL: '' },
  })
}
