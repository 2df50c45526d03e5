import { isStale } from './is-stale.ts'
import { root, run } from './run.ts'
import { step } from './say.ts'

const paths = (folder: string, names: readonly string[]) => names.map((name) => `${root}/${folder}${name}`)

/** What the build reads; the site's tests and measures are beside it. */
const sources = [
  ...paths('apps/web/', [
    'app',
    'data',
    'routes',
    'public',
    'entry-client.tsx',
    'entry-server.tsx',
    'build.ts',
    'vite.config.ts',
  ]),
  ...paths('', ['packages', 'pnpm-lock.yaml']),
]

/**
 * Builds the site if a source is newer than what was built, and says so.
 *
 * @returns whether it was built.
 */
export async function buildSite(): Promise<boolean> {
  if (!(await isStale(`${root}/apps/web/dist/server/entry-server.js`, sources))) return false
  await step('Building the site', async () => {
    const { code, output } = await run('node', ['apps/web/build.ts', '--quiet'])
    if (code !== 0) throw new Error(`The build failed.\n${output}`)
  })
  return true
}
