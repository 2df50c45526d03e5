import type { pledgeNotes } from '../database/schema.ts'
import type { Clock } from './clock.ts'
import { demoAccounts, type PersonKey } from './content/people.ts'
import type { World } from './world-rows.ts'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

interface Noted {
  readonly by: PersonKey
  readonly daysAgo: number
  readonly text: string
}

/** About the demo backer's pledge, and about the next parcels to pack. */
const texts: readonly (readonly Noted[])[] = [
  [
    { by: 'anouk', daysAgo: 12, text: 'Wants the wooden box without the sleeve. Anneke has put one aside.' },
    { by: 'anneke', daysAgo: 11, text: 'On shelf 4, with a green label.' },
  ],
  [{ by: 'anneke', daysAgo: 9, text: 'The bell does not work: write “call first” on the parcel.' }],
  [{ by: 'anouk', daysAgo: 6, text: 'A present. No invoice in the box, please.' }],
]

/** What the team of Hollowmere noted about some of its pledges. */
export function noteRows(
  { projects, pledges, population: { idOf } }: World,
  clock: Clock,
): Row<typeof pledgeNotes>[] {
  const project = projects.find(({ vanityUrl }) => vanityUrl === 'hollowmere-game')
  const backerId = idOf.get(demoAccounts.backer)
  const own = pledges.filter(({ projectId }) => projectId === project?.id)
  const waiting = own.filter(({ orderStatus, userId }) => orderStatus === 'READY' && userId !== backerId)
  const noted = [...own.filter(({ userId }) => userId === backerId), ...waiting]
  return texts.flatMap((notes, place) => {
    const pledge = noted[place]
    if (!pledge) throw new Error('Hollowmere has too few parcels to note something about')
    return notes.map(({ by, daysAgo, text }, n) => {
      const authorId = idOf.get(by)
      if (!authorId) throw new Error(`${by} has no account`)
      const id = `nte_demo_${place + 1}_${n + 1}`
      return { id, pledgeId: pledge.id, authorId, text, createdAt: clock.daysAgo(daysAgo) }
    })
  })
}
