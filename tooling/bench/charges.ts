import { runCharges } from '../../apps/api/testing/charge-run.ts'
import { say } from '../say.ts'

/*
 * 10,000 pledges are charged at a campaign's end by two processes, 32 calls at once each, at a processor that answers in
 * 200 ms, declines 3 % and loses 1 % of its answers. Both processes are killed once in the middle. All have to be
 * settled within three minutes, none twice.
 */

const count = Number(process.argv[2] ?? 10_000)
const limitMs = 180_000

const { ms, charged, declined, wrong, broken } = await runCharges(count, [0.25, 0.6])
const holds = charged + declined === count && wrong === 0 && broken.length === 0 && ms <= limitMs
say(
  `${count} pledges: ${charged} charged, ${declined} declined, ${wrong} charged twice or unknown, ${broken.length} invariants broken, ${(ms / 1000).toFixed(1)} s${holds ? '' : '  WRONG'}`,
)
for (const name of broken) say(`  ${name}`)
process.exit(holds ? 0 : 1)
