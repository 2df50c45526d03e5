import { answerAboutPayouts } from '../providers/payout-list.ts'
import { askDatabase, printAnswer } from './ask-database.ts'

/*
 * Payouts that a person makes at the bank, of the database that DATABASE_URL or DATA_FOLDER names:
 *   (nothing)        prints those that wait
 *   paid <key>       the bank has sent it
 *   returned <key>   it did not arrive, or came back
 */
const [wish = 'list', key = ''] = process.argv.slice(2)

async function answer(): Promise<string> {
  if (wish === 'list') return askDatabase('payouts', answerAboutPayouts)
  if ((wish === 'paid' || wish === 'returned') && key)
    return askDatabase(`payout ${wish} ${key}`, answerAboutPayouts)
  throw new Error('Say what: pnpm payouts, pnpm payouts paid <key>, or pnpm payouts returned <key>')
}

await printAnswer(answer())
