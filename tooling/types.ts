import { run } from './run.ts'
import { say } from './say.ts'

/** Every package with a tsconfig, the lowest first. */
const packages = [
  'packages/validation',
  'packages/api-client',
  'packages/ui',
  'apps/api',
  'apps/web',
  '.storybook',
  'tooling',
]

let broken = false
for (const folder of packages) {
  const { code, output } = await run('tsc', ['-p', `${folder}/tsconfig.json`])
  if (code === 0) continue
  broken = true
  say(`${folder}:`)
  say(output.trimEnd())
}
process.exit(broken ? 1 : 0)
