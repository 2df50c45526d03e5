import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { answerAboutMoney } from './answer-money.ts'
import { isMarkedDemo } from './demo/mark.ts'
import { choosePayments, openDatabase, startPlatform } from './index.ts'
import { ask } from './operations/control.ts'

/*
 * Money, of the database that DATABASE_URL or DATA_FOLDER names:
 *   invariants       checks that the books, pledges and stock agree
 *   reconcile        compares them with the payment processor as well
 *   top-up <500.00> <name>  books what the operator has put in at the processor
 *   advance <15d>    moves the demo world's time forwards, and does what falls due
 * Exits with 1 where something differs.
 */
const question = process.argv.slice(2).join(' ')
const { DATABASE_URL: url, DATA_FOLDER: folder } = process.env
const dataFolder = folder || fileURLToPath(new URL('../../.data/kindling', import.meta.url))

/** The process that holds an embedded database answers for it. */
async function answer(): Promise<string> {
  const running = url ? null : await ask(dataFolder, question)
  if (running) return text(running)
  if (!url && !existsSync(dataFolder)) throw new Error(`There is no database in ${dataFolder}`)
  const payments = choosePayments(process.env)
  const connection = await openDatabase(url || dataFolder)
  const { platform, business, stop } = await startPlatform({
    database: connection,
    // A stand-in knows no charge of a real processor: it plays only where it has charged.
    standIns: process.env.STAND_INS === '1' || (await isMarkedDemo(connection.db)),
    ...(payments ? { payments } : {}),
    jobs: 'leave',
  })
  try {
    return (
      (await answerAboutMoney(platform, business, question)) ??
      'Say what: invariants, reconcile, top-up 500.00 <name>, or advance 15d'
    )
  } finally {
    await stop()
  }
}

try {
  const told = await answer()
  console.log(told)
  if (/^✗|Rejected|Say |do not hold/m.test(told)) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
