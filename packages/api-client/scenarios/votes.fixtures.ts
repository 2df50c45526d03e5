import type { MilestoneVote, OwnMoney } from '../model/vote.ts'
import { inDays } from './clock.ts'

/** The vote of mock 15: near a fifth, with most backers silent. */
export const openVote: MilestoneVote = {
  id: 'vot_open',
  milestone_id: 'mst_made',
  title: 'First 500 made',
  funds: 25,
  complete: true,
  round: 1,
  opens_at: inDays(-5),
  closes_at: inDays(9),
  closed_at: null,
  voters: 506,
  no_confidence: 106,
  confidence: 172,
  result: null,
  held: 1_531_000,
  held_in_all: 2_449_600,
  own: { refund: null, answers: 0, voice: 'own' },
}

export const passedVote: MilestoneVote = {
  ...openVote,
  closed_at: inDays(-1),
  closes_at: inDays(-1),
  opens_at: inDays(-15),
  no_confidence: 231,
  confidence: 180,
  result: 'not_carried',
  held: 0,
  held_in_all: 918_600,
  own: { refund: true, answers: 1, voice: 'own' },
}

export const carriedVote: MilestoneVote = {
  ...passedVote,
  no_confidence: 268,
  result: 'carried',
  held_in_all: 0,
}

export const ownMoney: OwnMoney = {
  pledged: 16_400,
  paid_out: 9_840,
  refunded: 0,
  held: [
    { milestone_id: 'mst_made', title: 'First 500 made', amount: 4_100 },
    { milestone_id: 'mst_delivered', title: 'Delivered', amount: 2_460 },
  ],
  card: { brand: 'visa', last4: '3155' },
}
