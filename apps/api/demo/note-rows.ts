import type { pledgeNotes } from '../database/schema.ts'
import type { Clock } from './clock.ts'
import { demoAccounts, type PersonKey } from './content/people.ts'
import { largeCampaign } from './large-campaign.ts'
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

/** About parcels of the large campaign that are packed. */
const largeTexts: readonly Noted[] = [
  { by: 'ines', daysAgo: 5, text: 'Paid twice for shipping: put the shims of the other pledge in this box.' },
  { by: 'ines', daysAgo: 3, text: 'Handle swapped for a darker one, as asked on the telephone.' },
  { by: 'ines', daysAgo: 2, text: 'The address has no number. The post there knows the house.' },
  { by: 'ines', daysAgo: 1, text: 'Wants it after the move on the 12th. Keep on the pallet by the door.' },
]

/** What the teams of Hollowmere and of the large campaign noted about some of their pledges. */
export function noteRows(world: World, clock: Clock): Row<typeof pledgeNotes>[] {
  return [...hollowmereNotes(world, clock), ...largeNotes(world, clock)]
}

function largeNotes(
  { projects, pledges, population: { idOf } }: World,
  clock: Clock,
): Row<typeof pledgeNotes>[] {
  const project = projects.find(({ vanityUrl }) => vanityUrl === largeCampaign)
  const packed = pledges.filter(
    ({ projectId, orderStatus }) => projectId === project?.id && orderStatus === 'READY',
  )
  return largeTexts.map(({ by, daysAgo, text }, place) => {
    const [pledge, authorId] = [packed[place * 60], idOf.get(by)]
    if (!pledge || !authorId)
      throw new Error('The large campaign has too few parcels to note something about')
    return {
      ...{ id: `nte_demo_large_${place + 1}`, pledgeId: pledge.id, authorId, text },
      createdAt: clock.daysAgo(daysAgo),
    }
  })
}

function hollowmereNotes(
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
