import { embeddedPlace, postgresPlace } from '../../apps/api/testing/race-places.ts'
import { say, step } from '../say.ts'

/*
 * Fifty buyers for each piece left confirm at once: exactly the pieces there are get sold, the other buyers get
 * BACKER_LIMIT_EXCEEDED, and nothing breaks. On the embedded database, and on PostgreSQL with two processes.
 */

const lefts = [1, 3, 10]
let good = true

const places = [
  { name: 'embedded database, one process', open: embeddedPlace },
  { name: 'PostgreSQL, two processes', open: postgresPlace },
]
for (const { name, open } of places) {
  const place = await step(`Starting: ${name}`, open)
  try {
    for (const left of lefts) {
      const { sold, taken, rejections, statuses, ms } = await place.run(left)
      const told = rejections.BACKER_LIMIT_EXCEEDED ?? 0
      const broken = Object.entries(statuses).filter(([status]) => Number(status) >= 500)
      const holds = sold === left && taken === left && told === 49 * left && broken.length === 0
      good &&= holds
      say(
        `  ${left} left, ${50 * left} buyers: ${sold} sold, ${told} BACKER_LIMIT_EXCEEDED, ${broken.length} broken, ${Math.round(ms)} ms${holds ? '' : '  WRONG'}`,
      )
    }
  } finally {
    await place.stop()
  }
}
say(good ? 'Nothing was sold twice.' : 'Something was sold twice, or broke.')
process.exit(good ? 0 : 1)
