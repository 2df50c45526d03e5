import type { Handlers } from './handler.ts'
import type { Store } from './store.ts'

/** A vote that is open: an answer counts, and may be changed. */
export function voteHandlers(store: Store): Handlers<'votes'> {
  return {
    listMilestoneVotes: () => ({
      votes: store.votes.map((vote) => (store.user ? vote : { ...vote, own: null })),
      own_money: store.user ? store.ownMoney : null,
    }),
    voteOnMilestone: ({ body }) => {
      const refund = body.refund === true
      const count = (wanted: boolean, own: boolean | null) =>
        Number(refund === wanted) - Number(own === wanted)
      const open = store.votes.find(
        ({ closed_at, milestone_id }) =>
          closed_at === null && (body.milestone_id === undefined || milestone_id === body.milestone_id),
      )
      const answers = (open?.own?.answers ?? 0) + 1
      store.votes = store.votes.map((vote) =>
        vote === open
          ? {
              ...vote,
              no_confidence: vote.no_confidence + count(true, vote.own?.refund ?? null),
              confidence: vote.confidence + count(false, vote.own?.refund ?? null),
              own: { voice: 'own', ...vote.own, refund, answers },
            }
          : vote,
      )
      return { milestone_vote: { status: 'OPEN', vote_count: answers, vote: refund } }
    },
  }
}
