import { openCheckoutSpeed } from '../../apps/api/testing/checkout-speed.ts'
import { say, step } from '../say.ts'

/*
 * What a checkout costs beside the SQL that it sends: people who want the same reward at once confirm, in turns through
 * the API over HTTP and by the recorded statements of one such call, sent bare over as many connections. Both take the
 * same locks and store the same rows, which is checked. Ends with an error where the API does less than half of what
 * the bare SQL does in the same time.
 */

const rounds = Number(process.env.ROUNDS ?? 9)
const people = 200
const atLeast = 0.5

const perSecond = (times: readonly number[]) =>
  (people * 1000) / (times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)

const speed = await step('Starting: PostgreSQL, one process', openCheckoutSpeed)
const times = { calls: [] as number[], bare: [] as number[] }
for (let round = 0; round <= rounds; round++) {
  const [calls, bare] = [await speed.byCalls(people), await speed.bare(people)]
  // The first of each warms up.
  if (round === 0) continue
  times.calls.push(calls)
  times.bare.push(bare)
}
const wrong = await speed.wrong()
await speed.stop()

const [calls, bare] = [perSecond(times.calls), perSecond(times.bare)]
const ratio = calls / bare
say(
  `${people} people confirm at once; ${speed.statements} statements each, ${speed.connections} connections.`,
)
say(`  checkouts through the API   ${calls.toFixed(0).padStart(6)} a second`)
say(`  the same SQL, bare          ${bare.toFixed(0).padStart(6)} a second`)
say(
  `  ratio                       ${ratio.toFixed(2).padStart(6)}${ratio < atLeast ? `  under ${atLeast}` : ''}`,
)
for (const line of wrong) say(`  WRONG: ${line}`)
process.exit(ratio >= atLeast && wrong.length === 0 ? 0 : 1)
