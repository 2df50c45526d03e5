import { answerAboutPayouts } from '../providers/payout-list.ts'
import { chooseSecrets, createSealer } from '../providers/sealer.ts'
import { askDatabase, dataFolder, printAnswer } from './ask-database.ts'

/*
 * Payouts that a person makes at the bank, of the database that DATABASE_URL or DATA_FOLDER names:
 *   (nothing)        prints those that wait
 *   account <key>    prints the account that one goes to, in full
 *   paid <key>       the bank has sent it
 *   returned <key>   it did not arrive, or came back
 */
const [wish = 'list', key = ''] = process.argv.slice(2)

const askAbout = (question: string) =>
  askDatabase(question, (db, now, asked) => {
    const sealer = createSealer(chooseSecrets(process.env, `${dataFolder()}-secret`))
    return answerAboutPayouts(db, now, asked, sealer)
  })

async function answer(): Promise<string> {
  if (wish === 'list') return askAbout('payouts')
  if (['account', 'paid', 'returned'].includes(wish) && key) return askAbout(`payout ${wish} ${key}`)
  throw new Error('Say what: pnpm payouts, or pnpm payouts account, paid or returned, and the key')
}

await printAnswer(answer())
