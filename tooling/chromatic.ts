import { run } from './run.ts'
import { say } from './say.ts'

/** `pnpm chromatic`: sends the catalogue to Chromatic, or says why not. */
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { code } = await run('chromatic', process.argv.slice(2), { show: true })
  process.exitCode = code
} else
  say(
    'Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set. `pnpm visual` compares pictures on this machine.',
  )
