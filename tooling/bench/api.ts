import { accountsCost } from '../../apps/api/testing/accounts-cost.ts'
import { say, step } from '../say.ts'

/*
 * `pnpm bench api`: logging in and users/me against bare routes that do the same work in the same database, with the
 * same password hash. In turns, so that what else the machine does spreads over both, and so many that the slowest
 * hundredth is thirty calls. Ends with an error where ours does less than 0.6 of what the bare route does in the same
 * time, or its slowest hundredth takes more than 2.5 times as long.
 */
const rounds = Number(process.env.ROUNDS ?? 3_000)
const limits = { throughput: 0.6, p99: 2.5 }

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0)
const quantile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
const took = async (ask: () => Promise<void>, times: number[]) => {
  const from = performance.now()
  await ask()
  times.push(performance.now() - from)
}

const cost = await step('Starting the platform and the bare routes', accountsCost)
let over = false
try {
  for (const { name, ours, bare } of cost.cases) {
    const times = { ours: [] as number[], bare: [] as number[] }
    await step(`${name}: ${rounds} rounds`, async () => {
      for (let round = 0; round < 20; round++) await Promise.all([ours(), bare()])
      for (let round = 0; round < rounds; round++) {
        const pair = [() => took(ours, times.ours), () => took(bare, times.bare)]
        for (const each of round % 2 === 0 ? pair : pair.reverse()) await each()
      }
    })
    const throughput = sum(times.bare) / sum(times.ours)
    const [p99, bareP99] = [quantile(times.ours, 0.99), quantile(times.bare, 0.99)]
    const holds = throughput >= limits.throughput && p99 <= limits.p99 * bareP99
    if (!holds) over = true
    const ms = (value: number) => `${value.toFixed(2)} ms`
    say(
      `${holds ? ' ' : '✗'} ${name}: median ${ms(quantile(times.ours, 0.5))}, bare ${ms(quantile(times.bare, 0.5))}`,
    )
    say(`    throughput ${throughput.toFixed(2)} of the bare route's   limit ${limits.throughput}`)
    say(`    p99 ${ms(p99)}, ${(p99 / bareP99).toFixed(2)} of the bare route's   limit ${limits.p99}`)
  }
} finally {
  await cost.stop()
}
process.exit(over ? 1 : 0)
