import { embeddedPlace, postgresPlace } from '../../apps/api/testing/race-places.ts'
import { raceShapes } from '../../apps/api/testing/race-shapes.ts'
import { say, step } from '../say.ts'

/*
 * Fifty buyers for each piece left confirm at once: exactly the pieces there are get sold, the other buyers get
 * BACKER_LIMIT_EXCEEDED, and nothing breaks. Then 500 people want the same in each shape of `race-shapes.ts`. On the
 * embedded database, and on PostgreSQL with two processes.
 */

const lefts = [1, 3, 10]
const people = 500
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
    for (const { name: shape, run } of raceShapes) {
      const from = performance.now()
      const { sold, rejections, wrong } = await run(place.ground, people)
      good &&= wrong.length === 0
      const told = Object.entries(rejections).map(([code, count]) => `${count} ${code}`)
      const ms = Math.round(performance.now() - from)
      say(`  ${shape}, ${people} people: ${[`${sold} sold`, ...told].join(', ')}, ${ms} ms`)
      for (const line of wrong) say(`    WRONG: ${line}`)
    }
  } finally {
    await place.stop()
  }
}
say(good ? 'Nothing was sold twice.' : 'Something was sold twice, or broke.')
process.exit(good ? 0 : 1)
