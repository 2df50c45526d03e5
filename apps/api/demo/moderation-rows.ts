import type { Clock } from './clock.ts'
import type { World } from './world-rows.ts'

const moderatorId = 'usr_demo_moderator'
const hour = 1 / 24

/** What a moderator finds. The ids are fixed, so that the rest of the world is drawn as before. */
const hidden = [
  {
    id: 'cmt_demo_sold',
    slug: 'torrent-espresso',
    text: 'Same machine for nine dollars, write to me directly.',
    daysAgo: 1.4,
    reason: 'SPAM',
  },
  {
    id: 'cmt_demo_rude',
    slug: 'fernhill-kettle',
    text: 'Anybody who backs this has more money than sense.',
    daysAgo: 0.9,
    reason: 'INAPPROPRIATE',
  },
] as const
const flags = [
  {
    reason: 'fraudulent',
    text: 'The picture of the inside is from the manual of another maker. The part number is still readable.',
    daysAgo: 0.7,
  },
  { reason: 'fraudulent', text: 'Asked twice for a photograph of the prototype. No answer.', daysAgo: 0.5 },
  { reason: 'tos_violation', text: 'Promises a gift to everybody who shares the page.', daysAgo: 0.3 },
] as const
const suspensionReason =
  'The test report you sent names another product. Send the one for this heater, and we look again.'
const flaggedSlug = 'tumble-marble-run'

/** Adds the account of a moderator, two hidden comments, a flagged project, and the decision about a suspended one. */
export function addModeration(world: World, clock: Clock, passwordHash: string): void {
  const { population } = world
  const projectOf = (slug: string) => {
    const found = world.projects.find(({ vanityUrl }) => vanityUrl === slug)
    if (found?.id === undefined) throw new Error(`No project ${slug}`)
    return { ...found, id: found.id }
  }
  population.users.push({
    id: moderatorId,
    email: 'moderator@kindling.test',
    emailKey: 'moderator@kindling.test',
    passwordHash,
    name: 'Joy Amadi',
    emailConfirmed: true,
    isModerator: true,
    joinedAt: clock.daysAgo(400),
  })
  const readers = (without: string) => population.backers.map(({ id }) => id).filter((id) => id !== without)

  for (const [index, { id, slug, text, daysAgo, reason }] of hidden.entries()) {
    const project = projectOf(slug)
    const authorId = world.pledges.find(
      ({ projectId, userId }) => projectId === project.id && userId !== project.creatorId,
    )?.userId
    if (!authorId) throw new Error(`Nobody backs ${slug}`)
    const createdAt = clock.daysAgo(daysAgo)
    const flaggedAt = [1, 2, 3].map((n) => clock.after(createdAt, n * hour))
    world.comments.push({
      id,
      projectId: project.id,
      authorId,
      body: text,
      createdAt,
      hiddenAt: flaggedAt[2] ?? createdAt,
    })
    for (const [place, at] of flaggedAt.entries()) {
      const userId = readers(authorId)[20 + index * 3 + place] ?? ''
      world.commentFlags.push({ commentId: id, userId, reason, createdAt: at })
    }
  }

  const flagged = projectOf(flaggedSlug)
  for (const [place, { reason, text, daysAgo }] of flags.entries()) {
    const userId = readers(flagged.creatorId)[40 + place] ?? ''
    const createdAt = clock.daysAgo(daysAgo)
    world.projectFlags.push({ projectId: flagged.id, userId, reason, text, createdAt })
  }

  for (const project of world.projects)
    if (project.status === 'SUSPENDED' && project.id !== undefined) {
      project.suspendedAt = clock.daysAgo(3)
      project.suspendedFrom = 'ACTIVE'
      project.suspensionReason = suspensionReason
      project.suspensionRule = 'TRUTH'
      world.moderationLog.push({
        id: `mod_demo_${project.id}`,
        act: 'SUSPEND',
        reason: suspensionReason,
        rule: 'TRUTH',
        moderatorId,
        projectId: project.id,
        personId: project.creatorId,
        createdAt: project.suspendedAt,
      })
    }
}
