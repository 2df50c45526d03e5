import { MILESTONE } from '@kindling/validation/limits'
import { carries } from '../money/votes.ts'
import type { Clock } from './clock.ts'
import { demoAccounts } from './content/people.ts'
import type { DemoProject } from './content/types.ts'
import type { Random } from './random.ts'
import type { VoteRows, World } from './world-rows.ts'

const percent = 100

/** Another vote that carried had ended it before its own vote would have opened. */
const endedBefore = ({ decidedAt }: World['milestones'][number], opensAt: Date) =>
  decidedAt != null && decidedAt < opensAt

/** Votes about milestones whose turn has come: closed ones, and those open now, as their content says they stand. */
export function voteRows(
  world: World,
  content: readonly DemoProject[],
  clock: Clock,
  random: Random,
): VoteRows {
  const rows: VoteRows = { votes: [], voters: [] }
  const own = world.population.idOf.get(demoAccounts.backer)
  for (const project of world.projects) {
    const projectId = project.id ?? 0
    if (project.result !== 'successful') continue
    const about = content.find(({ slug }) => slug === project.vanityUrl)?.milestones ?? []
    const people = [
      ...new Set(
        world.pledges
          .filter((pledge) => pledge.projectId === projectId && pledge.status === 'COMPLETED')
          .map(({ userId }) => userId),
      ),
    ]
      .filter((id) => id !== project.creatorId)
      // The demo's own backer comes last, and has not answered an open vote: there is something to do.
      .toSorted((a, b) => Number(a === own) - Number(b === own))
    for (const milestone of world.milestones.filter((each) => each.projectId === projectId)) {
      const opensAt = new Date(milestone.date.getTime() - MILESTONE.voteOpenMs)
      if (opensAt > clock.now || endedBefore(milestone, opensAt)) continue
      const shares = about.find(({ title }) => title === milestone.title)?.vote
      const against = Math.round((people.length * (shares?.noConfidence ?? 0)) / percent)
      const inFavour = Math.round((people.length * (shares?.confidence ?? 0)) / percent)
      const isOver = milestone.date <= clock.now
      const id = random.id('vot')
      rows.votes.push({
        id,
        milestoneId: milestone.id,
        projectId,
        opensAt,
        closesAt: milestone.date,
        voters: people.length,
        noConfidence: against,
        result: isOver ? (carries(against, people.length) ? 'carried' : 'not_carried') : null,
        closedAt: isOver ? milestone.date : null,
      })
      for (const [place, userId] of people.entries()) {
        const answered = place < against + inFavour
        rows.voters.push({
          voteId: id,
          userId,
          voice: userId,
          refund: answered ? place < against : null,
          answers: answered ? 1 : 0,
          answeredAt: answered ? clock.after(opensAt, 1 + random.next()) : null,
        })
      }
    }
  }
  return rows
}
