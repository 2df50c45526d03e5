import {
  editComment,
  flagComment,
  pinComment,
  removeComment,
  voteOnComment,
} from '@kindling/api-client/contract/comments'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.ts'
import { createRandom } from '../demo/random.ts'
import type { Browser } from './browser.ts'
import { backerIn, discussionOn, say } from './discussion.ts'
import type { TestPlatform } from './platform.ts'

/** Codes with which one of two people who do the same thing at once is rejected. */
const expected = new Set(['INVALID_ID', 'INVALID_STATE', 'PROJECT_FLAG_EXISTS', 'RATE_LIMITED'])

/** Stored figures that differ from the rows they count; none, if all is well. */
export const wrongCounts = ({ platform }: TestPlatform) =>
  rowsOf<{ what: string }>(
    platform.db,
    sql`
    select 'votes of ' || c.id as what from comments c
    where c.votes <> (select count(*) from comment_votes v where v.comment_id = c.id)
    union all
    select 'replies of ' || c.id from comments c
    where c.replies_count <> (select count(*) from comments r
      where r.parent_id = c.id and r.removed_at is null and r.hidden_at is null)
    union all
    select 'comments of ' || p.id from projects p
    where p.comments_count <> (select count(*) from comments c
      where c.project_id = p.id and c.removed_at is null and c.hidden_at is null)
    union all
    select 'pins of ' || p.id from projects p
    where (select count(*) from comments c where c.project_id = p.id and c.pinned) > 1`,
  )

/**
 * People who write, answer, vote, edit, remove, pin and flag in one discussion at once, in an order drawn from `seed`.
 *
 * @returns how many of the operations were done, and how many were rejected with a code they may get.
 */
export async function crowdIn(
  made: TestPlatform,
  { operations, atOnce, seed }: { operations: number; atOnce: number; seed: number },
): Promise<{ readonly done: number; readonly rejected: number }> {
  const { projectId, browser, team, ownId, otherId, replyId } = await discussionOn(made)
  const people = [browser, team, await backerIn(made, projectId), await backerIn(made, projectId)]
  const known = [ownId, otherId, replyId]
  const { next: random, pick } = createRandom(seed)
  const one = async (person: Browser): Promise<unknown> => {
    const commentId = pick(known)
    const params = { projectId, commentId }
    const { client } = person
    const chance = random()
    if (chance < 0.12) return known.push(await say(person, projectId, 'A comment'))
    if (chance < 0.27) return known.push(await say(person, projectId, 'A reply', commentId))
    if (chance < 0.77) return client(voteOnComment, { params, body: { vote: random() < 0.6 } })
    if (chance < 0.82)
      return client(editComment, { params: { commentId }, body: { text: `${random()}` } }).catch(ofOthers)
    if (chance < 0.9) return client(removeComment, { params: { commentId } }).catch(ofOthers)
    if (chance < 0.95) return team.client(pinComment, { params, body: { pinned: random() < 0.7 } })
    return client(flagComment, { params: { id: projectId, commentId }, body: { reason: 'SPAM' } })
  }
  const told = { done: 0, rejected: 0 }
  for (let from = 0; from < operations; from += atOnce) {
    const round = Array.from({ length: Math.min(atOnce, operations - from) }, () => one(pick(people)))
    for (const answer of await Promise.allSettled(round)) {
      if (answer.status === 'fulfilled') told.done++
      else if (expected.has((answer.reason as { code: string }).code)) told.rejected++
      else throw answer.reason
    }
    // Nobody writes so much in one hour.
    made.clock.advance(60_000)
  }
  return told
}

/** What is another's is not changed: that is no failure here. */
function ofOthers(error: unknown): void {
  if ((error as { code: string }).code !== 'MISSING_PERMISSION') throw error
}
