import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { say } from '../say.ts'
import { buildCatalogue, cache } from './revision.ts'

/**
 * Asks Chromatic's own `chromatic trace` which stories a changed file reaches, with the base folder of the
 * configuration: if it found none, TurboSnap would photograph nothing.
 */
const traces = [
  { changed: 'packages/ui/primitives/Button/Button.css.ts', reached: 'Button/Button.stories.tsx' },
  {
    changed: 'packages/ui/widgets/RewardCard/RewardCard.css.ts',
    reached: 'RewardCard/RewardCard.stories.tsx',
  },
  { changed: 'apps/web/app/Shell.tsx', reached: '.stories.tsx' },
]

const catalogue = join(cache, 'now', 'catalogue')
const stats = join(catalogue, 'preview-stats.json')
if (!existsSync(stats)) await buildCatalogue(root, catalogue)
for (const { changed, reached } of traces) {
  const { output } = await run('chromatic', [
    ...['trace', '--mode', 'compact', '--stats-file', stats],
    ...['--storybook-base-dir', '.storybook', '--storybook-config-dir', '.storybook', changed],
  ])
  const stories = output.split('\n').filter((line) => line.includes('.stories.tsx'))
  const isFound = stories.some((line) => line.includes(reached))
  say(`${isFound ? ' ' : '✗'} ${changed} reaches ${stories.length} files of stories`)
  if (!isFound) process.exitCode = 1
}
