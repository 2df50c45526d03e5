import type { Clock } from './clock.ts'
import { storedImage } from './project-rows.ts'
import type { World } from './world-rows.ts'

/** One bonus of the demo creator's campaign: two entries are accepted, one waits to be read. */
const slug = 'torrent-espresso'
const bonusId = 'bns_demo_place'
const entries = [
  {
    text: 'Between the bread bin and the window. I have moved the toaster, and it has not forgiven me.',
    picture: 'torrent-espresso-reward',
    state: 'ACCEPTED',
    daysAgo: 6,
  },
  {
    text: 'On the ledge of the boat, beside the compass. It needs a fiddle rail of two centimetres.',
    picture: null,
    state: 'ACCEPTED',
    daysAgo: 4,
  },
  {
    text: 'In the workshop, under the calendar of 2009. Nobody dares to take either down.',
    picture: null,
    state: 'WAITING',
    daysAgo: 1,
  },
] as const

/** The rows of the bonus; its entries are of people who pledged. */
export function bonusRows(
  world: Pick<World, 'projects' | 'pledges' | 'population'>,
  clock: Clock,
): Pick<World, 'bonuses' | 'bonusEntries'> {
  const project = world.projects.find(({ vanityUrl }) => vanityUrl === slug)
  if (project?.id === undefined) throw new Error(`There is no ${slug}`)
  const named = new Set(world.population.users.filter(({ name }) => name).map(({ id }) => id))
  const demo = world.population.idOf.get('backer')
  const senders = [
    ...new Set(
      world.pledges
        .filter(({ projectId, userId }) => projectId === project.id && named.has(userId) && userId !== demo)
        .map(({ userId }) => userId),
    ),
  ]
  return {
    bonuses: [
      {
        id: bonusId,
        projectId: project.id,
        title: 'Where will it stand?',
        description:
          'Show the place in your kitchen, boat or workshop that waits for it, and say what had to move.',
        gives: 'A bag of beans from our neighbour the roaster',
        places: 25,
        openUntil: clock.after(clock.now, 40),
        createdAt: clock.daysAgo(8),
      },
    ],
    bonusEntries: entries.flatMap(({ text, picture, state, daysAgo }, at) => {
      const userId = senders[at]
      if (userId === undefined) throw new Error(`Too few people back ${slug}`)
      return {
        id: `bne_demo_${at}`,
        bonusId,
        userId,
        text,
        image: picture ? storedImage(picture) : null,
        state,
        createdAt: clock.daysAgo(daysAgo),
        decidedAt: state === 'ACCEPTED' ? clock.daysAgo(daysAgo - 1) : null,
      }
    }),
  }
}
