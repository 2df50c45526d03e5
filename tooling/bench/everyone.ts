import { runEveryone } from '../../apps/api/testing/everyone-run.ts'
import { say } from '../say.ts'

/*
 * What a team does to everyone at once, on PostgreSQL: an export of 50,000 pledges (its first progress within a second
 * of the press, at most 100 MB above the idle process, the file equal to the database row by row), and an update to
 * 5,000 backers whose job is cut off twice (one e-mail each).
 */

const exported = Number(process.argv[2] ?? 50_000)
const readers = Number(process.argv[3] ?? 5_000)
const firstLimitMs = 1_000
const memoryLimitMB = 100

let wrong = 0
function row(what: string, value: string, limit = '', holds = true): void {
  if (!holds) wrong += 1
  say(`${what.padEnd(44)}${value.padStart(10)}   ${limit}${holds ? '' : '  WRONG'}`)
}

const { csv, rows, xlsx, update } = await runEveryone(exported, readers)
for (const [format, { firstMs, wholeMs, grown }] of Object.entries({ csv, xlsx })) {
  const MB = grown / 1024 / 1024
  row(
    `${format}: first progress`,
    `${firstMs.toFixed(0)} ms`,
    `limit ${firstLimitMs}`,
    firstMs <= firstLimitMs,
  )
  row(`${format}: memory above idle`, `${MB.toFixed(0)} MB`, `limit ${memoryLimitMB}`, MB <= memoryLimitMB)
  row(`${format}: until the file is there`, `${(wholeMs / 1_000).toFixed(1)} s`)
}
const isEqual = rows.same === exported && rows.lines === exported
row('csv: lines equal to the database, in order', `${rows.same}`, `of ${exported}`, isEqual)
const { mails, people, cuts, publishedMs, queuedMs } = update
const isOnce = mails === readers && people === readers
row('update: published', `${publishedMs.toFixed(0)} ms`)
row(`update: e-mails, job cut off ${cuts} times`, `${mails}`, `to ${people} of ${readers} backers`, isOnce)
row('update: until the last is queued', `${(queuedMs / 1_000).toFixed(1)} s`)
process.exit(wrong > 0 ? 1 : 0)
