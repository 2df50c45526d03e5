import type { PledgeMessage } from '../model/pledge-message.ts'

/** A question of the demo backer, and the team's answer, which is not read yet. */
export const pledgeMessages: readonly PledgeMessage[] = [
  {
    id: 'msg_1',
    from: 'backer',
    author: 'Mara Lindqvist',
    text: 'Does the lid come off for cleaning?',
    at: 1_795_000_000,
    read_at: 1_795_003_000,
    flagged: false,
  },
  {
    id: 'msg_2',
    from: 'team',
    author: 'Ines Hollin',
    text: 'It does, without a tool.\n\nThe hinge is a single pin.',
    at: 1_795_003_600,
    read_at: null,
    flagged: false,
  },
]
