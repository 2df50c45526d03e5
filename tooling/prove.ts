import { spawn } from 'node:child_process'
import { findBrowser } from './browser.ts'
import { buildSite } from './build-site.ts'
import { countTests } from './count-tests.ts'
import { describeMachine } from './machine.ts'
import { run } from './run.ts'
import { elapsed, say } from './say.ts'

/*
 * Checks that take longer than a test run: all tests under load, three times; each script failing by itself; and the
 * figures of speed. Run it before a change as wide as a release is done. `pnpm prove load` runs the parts with that
 * word in their name.
 */
interface Proof {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly times?: number
  /** Processes that keep a core busy meanwhile. */
  readonly busyLoops?: number
  readonly env?: Record<string, string>
}

const e2e = ['playwright', 'test', '--config', 'apps/web/e2e/playwright.config.ts'] as const
const proofs: readonly Proof[] = [
  {
    name: 'Unit tests under load',
    command: ['vitest', 'run', '--project', 'unit', '--reporter=default'],
    times: 3,
    busyLoops: 4,
  },
  { name: 'End to end under load', command: [...e2e], times: 3, busyLoops: 4 },
  {
    name: 'Each script of a journey failing by itself',
    command: [...e2e, 'scripts-fail'],
    env: { EACH_SCRIPT: '1' },
  },
  {
    name: 'Checkout: server killed at each of five moments',
    command: [...e2e, 'races', '--repeat-each', '3'],
    env: { EACH_MOMENT: '1' },
  },
  {
    name: 'Autosave: server killed, network lost, reloaded or another tab at 200 moments',
    command: [...e2e, 'autosave-moments'],
    env: { AUTOSAVE_MOMENTS: '200', AUTOSAVE_SEED: String(Date.now() % 100_000) },
  },
  {
    name: 'Import of 50,000 tracking numbers, cut at random places',
    command: ['vitest', 'run', '--project', 'unit', 'tooling/tracking-import.test.ts'],
    env: { TRACKING_ROWS: '50000' },
  },
  {
    name: 'Each story and failure played in French, in the dark, from right to left',
    command: ['vitest', 'run', '--project', 'stories-modes', '--reporter=default'],
    env: { EACH_FAILURE: '1', EVERY_PLAY: '1' },
  },
  {
    name: 'Sanitiser beside a kept one, 20,000 texts',
    command: ['vitest', 'run', '--project', 'unit', 'sanitize-description.fuzz'],
    env: { FUZZ_ROUNDS: '20000' },
  },
  {
    name: 'Odd bodies, 24 of each call',
    command: ['vitest', 'run', '--project', 'unit', 'apps/api/fuzz.test.ts'],
    env: { FUZZ_CALLS: '24' },
  },
  {
    name: 'Backups of a whole world, both databases; every charge of the demo world',
    command: [
      'vitest',
      'run',
      '--project',
      'unit',
      'apps/api/operations/backup.test.ts',
      'apps/api/demo/jobs.test.ts',
    ],
    env: { EACH_DATABASE: '1' },
  },
  {
    name: 'Discussion: counts equal rows, 10,000 operations',
    command: ['vitest', 'run', '--project', 'unit', 'comment-counts'],
    env: { COMMENT_OPERATIONS: '10000' },
  },
  {
    name: 'Money: 10,000 random operations',
    command: ['vitest', 'run', '--project', 'unit', 'apps/api/money/operations.test.ts'],
    env: { MONEY_OPERATIONS: '10000' },
  },
  {
    name: 'Money: 1,000 random operations, PostgreSQL',
    command: ['vitest', 'run', '--project', 'unit', 'apps/api/money/operations.test.ts'],
    env: { MONEY_OPERATIONS: '1000', MONEY_ON: 'postgres' },
  },
  {
    name: 'Money and pledges: all tests, PostgreSQL',
    command: [
      'vitest',
      'run',
      '--project',
      'unit',
      'apps/api/money/',
      'apps/api/pledges/',
      'apps/api/wallet/',
    ],
    env: { MONEY_ON: 'postgres' },
  },
  {
    name: 'Money: a kill at every statement',
    command: ['vitest', 'run', '--project', 'unit', 'apps/api/money/killed.test.ts'],
    env: { KILL_STRIDE: '1' },
  },
  {
    name: 'Calls repeated: 32 at once, embedded database',
    command: ['vitest', 'run', '--project', 'unit', 'apps/api/repeated-calls.test.ts'],
    env: { CALLS_AT_ONCE: '32' },
  },
  {
    name: 'Calls repeated: 32 at once, PostgreSQL',
    command: ['vitest', 'run', '--project', 'unit', 'apps/api/repeated-calls.test.ts'],
    env: { CALLS_AT_ONCE: '32', REPEATS_ON: 'postgres' },
  },
  {
    name: 'Calls repeated: after a kill at every statement',
    command: ['vitest', 'run', '--project', 'unit', 'apps/api/killed-calls.test.ts'],
    env: { KILL_STRIDE: '1' },
  },
  {
    name: 'Money: 10,000 pledges charged, two processes killed',
    command: ['node', 'tooling/bench/charges.ts'],
  },
  { name: 'Money: faults in its code, one at a time', command: ['node', 'tooling/money-faults.ts'] },
  { name: 'Documentation pages, each cold, both languages', command: ['node', 'tooling/catalogue.ts'] },
  {
    name: 'Stories played in the catalogue, both languages',
    command: ['node', 'tooling/catalogue-plays.ts', '--built'],
  },
  { name: 'Pages, 21 runs, three font sets', command: ['node', 'tooling/bench/choose.ts', '--proof'] },
  { name: 'Packages that others install', command: ['node', 'tooling/packages/check.ts'] },
  {
    name: 'Pictures: five runs of all on one revision',
    command: ['node', 'tooling/visual.ts', '--runs', '5'],
  },
  { name: 'Pictures: what Chromatic finds changed', command: ['node', 'tooling/visual/trace.ts'] },
  { name: 'Calls, 3,000 rounds', command: ['node', 'tooling/bench/choose.ts', 'api'] },
  { name: 'Lists of 10,000 projects', command: ['node', 'tooling/bench/listing.ts'] },
  { name: 'My pledges, 500 of them', command: ['node', 'tooling/bench/pledges.ts'] },
  { name: 'Lists of a team, 50,000 backers', command: ['node', 'tooling/bench/manager.ts'] },
  {
    name: 'Exports of 50,000 pledges, an update to 5,000 backers',
    command: ['node', 'tooling/bench/everyone.ts'],
  },
  { name: 'Large pages of a team, in a browser', command: ['node', 'apps/web/bench/team-pages.ts'] },
  { name: 'Edits under pnpm dev', command: ['node', 'tooling/bench/dev.ts'] },
  { name: 'Many buyers at once', command: ['node', 'tooling/bench/races.ts'] },
  { name: 'Checkout beside its SQL run bare', command: ['node', 'tooling/bench/checkout.ts'] },
]

const only = process.argv.slice(2)
const wanted = proofs.filter(
  ({ name }) => only.length === 0 || only.some((each) => name.toLowerCase().includes(each.toLowerCase())),
)

/** Keeps cores busy until told to stop. */
function keepBusy(count: number): () => void {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }),
  )
  return () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}

say('Kindling: what takes longer than a test run may.')
say(`→ Machine: ${await describeMachine()}`)
const browser = await findBrowser()
if (wanted.some(({ command }) => command.includes('playwright'))) await buildSite()
const env = { KINDLING_CHROMIUM: browser.executablePath, NO_COLOR: '1' }
let passed = 0
let failed = 0
for (const { name, command, times = 1, busyLoops = 0, env: own = {} } of wanted)
  for (let turn = 1; turn <= times; turn++) {
    const beside = busyLoops > 0 ? `, beside ${busyLoops} busy loops` : ''
    say(`→ ${name}${times > 1 ? `, run ${turn} of ${times}` : ''}${beside} …`)
    const from = performance.now()
    const [program, ...args] = command
    const stop = keepBusy(busyLoops)
    const { code, output } = await run(program, args, { env: { ...env, ...own }, show: true }).finally(stop)
    const counted = countTests(output)
    passed += counted.passed + (code === 0 && counted.passed === 0 ? 1 : 0)
    failed += counted.failed + (code !== 0 && counted.failed === 0 ? 1 : 0)
    say(`${code === 0 ? ' ' : '✗'} ${name}: ${((performance.now() - from) / 1000).toFixed(0)} s`)
  }
say('')
say(`${failed === 0 ? 'Everything is proved' : 'Something is not proved'}, after ${elapsed()}.`)
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
