import { openDatabase } from '../database/connection.ts'
import { emptyDemo, isEmpty, seedDemo } from './index.ts'

/*
 * The demo world from the command line:
 *   ensure   migrates, and fills the world where there is none
 *   reset    empties it and fills it anew
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
  if (!empty && wish === 'ensure') console.log('  The demo world is there')
  else {
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
    console.log(`  ${made.projects} projects, ${made.people} people, ${made.pledges} pledges`)
  }
} finally {
  await connection.close()
}
