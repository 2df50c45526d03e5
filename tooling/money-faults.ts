import { stripVTControlCharacters } from 'node:util'
import { faults } from './money-faults/faults.ts'
import { FAULT_VARIABLE } from './money-faults/plugin.ts'
import { run } from './run.ts'
import { elapsed, say } from './say.ts'

/*
 * `pnpm money:faults [words…]`: makes each fault of the list, alone, in what the tests load, and runs the tests of
 * money. A fault is found if they fail; at most one in twenty may stay unfound. Words select faults.
 */

const words = process.argv.slice(2)
const wanted = [...faults.entries()].filter(
  ([, { what }]) =>
    words.length === 0 || words.some((word) => what.toLowerCase().includes(word.toLowerCase())),
)
const missedMax = Math.floor(wanted.length / 20)

const tests = ['apps/api/money', 'apps/api/pledges', 'apps/api/wallet']
const shownOfOutput = 4_000
const missed: string[] = []
for (const [number, { what, file }] of wanted) {
  const from = performance.now()
  const { code, output } = await run('vitest', ['run', '--project', 'unit', '--bail', '1', ...tests], {
    env: { [FAULT_VARIABLE]: String(number) },
  })
  // Tests that did not start have found nothing.
  if (code !== 0 && !/Test Files .*failed/.test(stripVTControlCharacters(output)))
    throw new Error(`The tests did not run:\n${output.slice(-shownOfOutput)}`)
  const seconds = Math.round((performance.now() - from) / 1000)
  if (code === 0) missed.push(what)
  say(`${code === 0 ? '✗ not found' : '✓ found'} after ${seconds} s: ${what} (${file})`)
}
say(`${wanted.length - missed.length} of ${wanted.length} faults found, after ${elapsed()}`)
process.exit(missed.length <= missedMax ? 0 : 1)
