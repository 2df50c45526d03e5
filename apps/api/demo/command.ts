import { sql } from 'drizzle-orm'
import { isServer, openDatabase } from '../database/connection.ts'
import { emptyDemo, isEmpty, isMarkedDemo, markDemo, seedDemo } from './index.ts'
import { holdsDemoAccounts } from './mark.ts'

/*
 * The demo world from the command line:
 *   ensure   migrates, and fills the world where there is none
 *   reset    empties it and fills it anew; a database that holds anything else is left alone
 */
const [wish = 'ensure'] = process.argv.slice(2)
const where =
  process.env.DATABASE_URL ||
  process.env.DATA_FOLDER ||
  new URL('../../../.data/kindling', import.meta.url).pathname

const connection = await openDatabase(where)
const { db } = connection
console.log(`  Data lies in ${connection.place}`)
try {
  const empty = await isEmpty(db)
  const isDemo = (await isMarkedDemo(db)) || (await holdsDemoAccounts(db))
  if (!empty && !isDemo && wish === 'reset') {
    console.error('  Rejected: this database does not hold the demo world, and nothing of it was changed')
    process.exitCode = 1
  } else if (!empty && wish === 'ensure') {
    if (isDemo) await markDemo(db, new Date())
    console.log(isDemo ? '  The demo world is there' : '  There is data already: no demo world is added')
  } else {
    if (!empty) {
      console.log('  Emptying the demo world')
      await emptyDemo(db)
    }
    let last = ''
    const made = await seedDemo(db, {
      now: new Date(),
      onProgress: ({ step, done, total }) => {
        if (step !== last) console.log(`  ${String(Math.round((done / total) * 100)).padStart(3)} %  ${step}`)
        last = step
      },
    })
    if (!isServer(where)) {
      // The log of one large transaction is kept otherwise: as much again as the data, copied with each folder.
      await db.execute(sql`set wal_recycle = off`)
      await db.execute(sql`checkpoint`)
    }
    console.log(`  ${made.projects} projects, ${made.people} people, ${made.pledges} pledges`)
  }
} finally {
  await connection.close()
}
