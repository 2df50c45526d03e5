import { spawn } from 'node:child_process'
import { relative } from 'node:path'
import { buildSite } from './build-site.ts'
import { localEnvironment } from './local-environment.ts'
import { root, run } from './run.ts'
import { say, step } from './say.ts'

const { env, settings } = localEnvironment()
const embedded = !/^postgres/.test(settings.database)
const place = embedded
  ? relative(root, settings.database) || settings.database
  : 'the PostgreSQL server of DATABASE_URL'

/**
 * Migrates and, if the database is empty, fills the demo world. In a process of its own: the server opens the database
 * next.
 */
async function prepareData(): Promise<void> {
  const { code, output } = await run('node', ['apps/api/demo/command.ts', 'ensure'], { show: true })
  if (code !== 0) throw new Error(`The database could not be prepared.\n${output}`)
}

say('Kindling: setting up what is missing, then serving on this machine only.')
await step(`Preparing the database in ${place}`, prepareData)
if (!(await buildSite())) say('→ The site is built already.')

const server = spawn(process.execPath, ['apps/web/server/main.ts'], {
  cwd: root,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
server.on('message', ({ port }: { readonly port: number }) => {
  say('')
  say(`  Open      http://${settings.host}:${port}`)
  say('  Backer    backer@kindling.test   password kindling-demo')
  say('  Creator   creator@kindling.test  password kindling-demo')
  say('  Cards     4242 4242 4242 4242 pays, 4000 0000 0000 0002 is refused,')
  say('            4000 0025 0000 3155 asks you to confirm (any later date, any code)')
  say(`  Data      ${place}   (pnpm demo:reset empties and refills it)`)
  say('  Catalogue pnpm catalogue, then http://127.0.0.1:6006')
  say('  Stop      Ctrl+C')
  say('')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
