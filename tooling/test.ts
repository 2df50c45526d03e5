import { findBrowser } from './browser.ts'
import { countTests } from './count-tests.ts'
import { describeMachine } from './machine.ts'
import { run } from './run.ts'
import { elapsed, say } from './say.ts'

interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** How a person fixes a failure. */
  readonly fix: string
  /** Prints while it runs, because it takes long. */
  readonly show?: true
}

/** Cheapest first: a small mistake is reported in seconds, not after the browser tests. */
const checks: readonly Check[] = [
  {
    name: 'Format, lint, package boundaries',
    command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
    fix: 'Run `pnpm lint --write`; what stays is named with its rule and its line.',
  },
  {
    name: 'Boundaries between areas, circles of files',
    command: ['node', 'tooling/boundaries.ts'],
    fix: 'Each import is named with the right door; `node tooling/boundaries.ts` runs it alone.',
  },
  {
    name: 'Types',
    command: ['node', 'tooling/types.ts'],
    fix: 'The compiler names file and line; `pnpm types` runs it alone.',
  },
  {
    name: 'Unused code and dependencies',
    command: ['knip'],
    fix: 'Remove what is listed, or use it; `pnpm knip` runs it alone.',
  },
  {
    name: 'Documents made from the contract',
    command: ['node', 'tooling/documents.ts', '--check'],
    fix: 'Run `pnpm documents` and commit what changed.',
  },
  {
    name: 'Unit tests',
    command: ['vitest', 'run', '--project', 'unit', '--reporter=default'],
    fix: '`pnpm unit <name>` runs one file.',
    show: true,
  },
  {
    name: 'Error atlas',
    command: ['node', 'tooling/atlas.ts', '--check'],
    fix: 'Add the story, or the written reason in docs/atlas-reasons.json; the pair is named.',
  },
  {
    name: 'Stories in Chromium, with axe',
    command: ['vitest', 'run', '--project', 'stories', '--project', 'stories-modes', '--reporter=default'],
    fix: '`pnpm stories <name>` runs one file; `pnpm catalogue` shows it.',
    show: true,
  },
  {
    name: 'Documents for machines',
    command: ['node', 'tooling/machines/check.ts'],
    fix: 'The compiler names the snippet; it comes from the example in the `X.docs.tsx` of its component.',
  },
  {
    name: 'Packages that others install',
    command: ['node', 'tooling/packages/check.ts'],
    fix: 'What a new application meets is named; `pnpm check:packages` runs it alone.',
  },
  {
    name: 'Documentation pages of the catalogue',
    command: ['node', 'tooling/catalogue.ts', '--share'],
    fix: 'Each page is named with what it shows or logs; `pnpm catalogue:check <word>` opens those of that word.',
  },
  {
    name: 'Stories played in the catalogue, in French',
    command: ['node', 'tooling/catalogue-plays.ts', '--built', '--language', 'fr', '--share', '100'],
    fix: 'Each story is named with what its play threw; `pnpm catalogue:plays --language fr <word>` plays those of that word.',
  },
  {
    name: 'Build',
    command: ['node', 'apps/web/build.ts', '--quiet'],
    fix: 'The bundler names the file; `pnpm build` runs it alone.',
  },
  {
    name: 'Bundle budgets',
    command: ['node', 'apps/web/bench/budgets.ts'],
    fix: 'The route over its budget is named; look at what it imports, or make it lazy.',
  },
  {
    name: 'End to end in Chromium, on the built product',
    command: ['playwright', 'test', '--config', 'apps/web/e2e/playwright.config.ts'],
    fix: '`pnpm e2e --grep "<name>"` runs one; traces lie in test-results.',
    show: true,
  },
]

const only = process.argv.slice(2)
const wanted =
  only.length > 0
    ? checks.filter(({ name }) => only.some((each) => name.toLowerCase().includes(each.toLowerCase())))
    : checks

say('Kindling: everything that must hold, cheapest first.')
const browser = await findBrowser()
say(`→ Machine: ${await describeMachine()}`)
say(`→ Browser: ${browser.executablePath} (${browser.source})`)
const env = {
  KINDLING_CHROMIUM: browser.executablePath,
  NO_COLOR: '1',
  CI: process.env.CI ?? '',
  // French, dark and right to left: one file of stories in twelve. `pnpm prove` checks all.
  MODES_SHARE: '12',
}

let passed = 0
let failed = 0
for (const { name, command, fix, show = false } of wanted) {
  const from = performance.now()
  say(`→ ${name} …`)
  const [program, ...args] = command
  const { code, output } = await run(program, args, { env, show })
  const counted = countTests(output)
  // A check that counts nothing itself is one test.
  passed += counted.passed + (code === 0 && counted.passed === 0 ? 1 : 0)
  failed += counted.failed + (code !== 0 && counted.failed === 0 ? 1 : 0)
  const time = ((performance.now() - from) / 1000).toFixed(1)
  if (code === 0) {
    say(`  ${counted.passed > 0 ? `${counted.passed} passed` : 'good'}, ${time} s`)
    continue
  }
  if (!show) say(output.trimEnd())
  say(`✗ ${name} failed after ${time} s.`)
  say(`  ${fix}`)
  break
}

say('')
say(`Machine at the end: ${await describeMachine()}`)
say(`${failed === 0 ? 'Everything holds' : 'Something does not hold'}, after ${elapsed()}.`)
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
