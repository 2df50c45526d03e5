import { spawn } from 'node:child_process'
import { relative } from 'node:path'
import { localEnvironment } from './local-environment.ts'
import { root, run } from './run.ts'
import { say, step } from './say.ts'

const { env, settings } = localEnvironment()
const place = /^postgres/.test(settings.database) ? 'PostgreSQL' : relative(root, settings.database)

await step(`Preparing the database in ${place}`, async () => {
  const { code, output } = await run('node', ['apps/api/demo/command.ts', 'ensure'], { show: true })
  if (code !== 0) throw new Error(`The database could not be prepared.\n${output}`)
})
say('  What you save is replaced, in the browser and in the platform. Stop with Ctrl+C.')

// Node restarts on what it loaded itself (Vite's configuration, dev.ts); Vite follows the rest.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/web/server/dev.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
