import { categories, paymentMethods } from '../../apps/api/database/schema.ts'
import { projectWithBackers } from '../../apps/api/testing/many-backers.ts'
import { startTestPlatform } from '../../apps/api/testing/platform.ts'
import { storeBuyers } from '../../apps/api/testing/race.ts'
import { say } from '../say.ts'

/*
 * What a team's list of backers, its parcels and its insights cost with 50, 5,000 and 50,000 pledges, on the embedded
 * database: medians in milliseconds, and the exponent of growth between the last two (0: the same whatever is stored,
 * 1: with the number). They must cost the same: ends with an error where an exponent passes 0.1. Counting what a filter
 * picks reads what it counts; it has a limit of its own, in milliseconds with 50,000 pledges.
 */

const sizes = [50, 5_000, 50_000]
const rounds = Number(process.env.ROUNDS ?? 40)
const flatUpTo = 0.1
const countLimitMs = 100

const made = await startTestPlatform({ holds: 'nothing' })
const { db } = made.platform
await db.insert(categories).values({ id: 6, name: 'Outdoors' })
const now = made.platform.now()
await storeBuyers(db, 50, now)
const cards = await db.select().from(paymentMethods)

const post = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const asked = [
  { name: 'list, newest', path: 'pledges/', init: post({}), flat: true },
  { name: 'list, largest', path: 'pledges/?sort=largest', init: post({}), flat: true },
  { name: 'list, to Canada', path: 'pledges/', init: post({ countries: ['CAN'] }), flat: true },
  { name: 'list, ready', path: 'pledges/', init: post({ order_statuses: ['READY'] }), flat: true },
  { name: 'list, collected', path: 'pledges/', init: post({ payment_statuses: ['COMPLETED'] }), flat: true },
  { name: 'list, a rare name', path: 'pledges/', init: post({ text: 'nobody of this name' }), flat: true },
  { name: 'list, waiting', path: 'pledges/', init: post({ waits_for: ['REFUND', 'MESSAGE'] }), flat: true },
  { name: 'list, new messages', path: 'pledges/', init: post({ waits_for: ['MESSAGE'] }), flat: true },
  { name: 'count, to Canada', path: 'pledges/count/', init: post({ countries: ['CAN'] }), flat: false },
  { name: 'count, all', path: 'pledges/count/', init: post({}), flat: false },
  { name: 'destinations', path: 'pledges/destinations/', init: {}, flat: true },
  { name: 'insights, funding', path: 'insights/funding/', init: {}, flat: true },
  { name: 'insights, rewards', path: 'insights/reward/', init: {}, flat: true },
  { name: 'insights, links', path: 'insights/referral-links/', init: {}, flat: true },
] as const

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const worlds = []
for (const size of sizes) worlds.push(await projectWithBackers(made, cards, size))
await made.connection.takeStatistics()
say(`Median of ${rounds} each; milliseconds.`)
say(`${''.padEnd(22)}${sizes.map((size) => size.toLocaleString('en').padStart(10)).join('')}  exponent`)
let over = 0
for (const { name, path, init, flat } of asked) {
  const medians: number[] = []
  for (const { project, team } of worlds) {
    const times: number[] = []
    for (let round = 0; round < rounds + 5; round++) {
      const from = performance.now()
      const { status } = await team.send(`/projects/${project.id}/${path}`, init)
      if (status !== 200) throw new Error(`${name} answered ${status}`)
      if (round >= 5) times.push(performance.now() - from)
    }
    medians.push(median(times))
  }
  const [, middle = 1, last = 1] = medians
  const exponent = Math.log(last / middle) / Math.log(50_000 / 5_000)
  const limit = flat ? `${flatUpTo}` : `${countLimitMs} ms`
  const isOver = flat ? exponent > flatUpTo : last > countLimitMs
  if (isOver) over += 1
  const figures = medians.map((ms) => ms.toFixed(1).padStart(10)).join('')
  say(`${name.padEnd(22)}${figures}${exponent.toFixed(2).padStart(10)}${isOver ? `  over ${limit}` : ''}`)
}
await made.stop()
process.exit(over > 0 ? 1 : 0)
