import type { ModerationCaseDetail, ModerationEntry } from '../model/moderation.ts'
import { inDays } from './clock.ts'
import { backer } from './users.fixtures.ts'

/** Looks after the platform. */
export const moderator = { ...backer, id: 'usr_joy', name: 'Joy Amadi', is_moderator: true }

const nimbus = { id: '41', name: 'Nimbus, a speaker that floats', vanity_url: 'nimbus-speaker' }
const kettle = {
  id: '7',
  name: 'Fernhill, a kettle and stove that pack into each other',
  vanity_url: 'fernhill-kettle',
}
const rafe = { id: 'usr_rafe', name: 'Rafe Lindgren' }
const dario = { id: 'usr_dario', name: 'Dario Conti' }
const otto = { id: 'usr_otto', name: 'Otto Brandt' }
const joy = { id: moderator.id, name: moderator.name }

const numbers = {
  total_pledged: 8_473_000,
  funding_goal: 4_000_000,
  backers_count: 611,
  end_time: inDays(9),
  rewards_count: 4,
  preview_code: null,
}
const concerned = {
  joined: 'Mon, 02 Aug 2026 10:00:00 +0000',
  verified: true,
  blocked: false,
  is_moderator: false,
  earlier: 0,
}

export const changesAsked: ModerationEntry = {
  id: 'mod_1',
  act: 'ASK_CHANGES',
  reason: 'Show the speaker floating in one take without cuts.',
  rule: 'TRUTH',
  date: 'Thu, 19 Nov 2026 09:20:00 +0000',
  moderator: joy,
  case_id: 'project-41',
  project: nimbus,
  person: { ...rafe, blocked: false },
  quote: null,
}

/** What the team of the project says to it. */
export const teamAnswer: ModerationEntry = {
  ...changesAsked,
  id: 'mod_2',
  act: 'ANSWER',
  reason: 'We are filming it. The wire is a safety line for the camera.',
  rule: null,
  date: 'Fri, 20 Nov 2026 09:14:00 +0000',
  moderator: rafe,
}

export const flaggedProject: ModerationCaseDetail = {
  id: 'project-41',
  queue: 'PROJECT',
  kind: 'PROJECT',
  project: nimbus,
  text: null,
  flags: 3,
  opened: 'Thu, 19 Nov 2026 14:22:00 +0000',
  due: 'Fri, 20 Nov 2026 14:22:00 +0000',
  answered: true,
  is_open: true,
  status: 'ACTIVE',
  ...numbers,
  message: null,
  person: { ...rafe, ...concerned, earlier: 1 },
  people: [
    {
      person: { id: 'usr_sofia', name: 'Sofia Marchetti', backs: true },
      reason: 'tos_violation',
      text: 'I asked for a film in one take, three times. The comments were removed within an hour.',
      date: 'Fri, 20 Nov 2026 08:30:00 +0000',
    },
    {
      person: { id: 'usr_amara', name: 'Amara Diallo', backs: false },
      reason: 'fraudulent',
      text: 'The “measured in our lab” picture is from a 2019 paper on levitation. The figure number is still in the corner.',
      date: 'Fri, 20 Nov 2026 06:47:00 +0000',
    },
    {
      person: { id: 'usr_wiremu', name: 'Wiremu Tāne', backs: true },
      reason: 'fraudulent',
      text: 'At 0:41 in the first film there is a wire above the speaker. It is in the second film too, painted out in some frames.',
      date: 'Thu, 19 Nov 2026 14:22:00 +0000',
    },
  ],
  history: [teamAnswer, changesAsked],
}

export const hiddenComment: ModerationCaseDetail = {
  ...flaggedProject,
  answered: false,
  id: 'comment-cmt_dario',
  queue: 'COMMENT',
  kind: 'COMMENT',
  project: kettle,
  text: 'Half-price kettles, write to me directly.',
  opened: 'Thu, 19 Nov 2026 16:10:00 +0000',
  due: 'Sat, 21 Nov 2026 16:10:00 +0000',
  total_pledged: 3_145_500,
  person: { ...dario, ...concerned, verified: false, earlier: 2 },
  people: [
    {
      person: { id: 'usr_noel', name: 'Noel Brandt', backs: true },
      reason: 'SPAM',
      text: '',
      date: 'Thu, 19 Nov 2026 16:10:00 +0000',
    },
    {
      person: { id: 'usr_jonas', name: 'Jonas Lindqvist', backs: true },
      reason: 'SPAM',
      text: 'He writes this under every campaign.',
      date: 'Thu, 19 Nov 2026 15:58:00 +0000',
    },
    {
      person: { id: 'usr_amara', name: 'Amara Diallo', backs: false },
      reason: 'INAPPROPRIATE',
      text: '',
      date: 'Thu, 19 Nov 2026 15:31:00 +0000',
    },
  ],
  history: [],
}

/** A message of a backer that somebody of the team reported. */
export const reportedMessage: ModerationCaseDetail = {
  ...hiddenComment,
  id: 'message-msg_otto',
  queue: 'MESSAGE',
  kind: 'MESSAGE',
  text: 'Ship it this week, or I come to your workshop. I know where it is.',
  flags: 1,
  opened: 'Thu, 19 Nov 2026 18:05:00 +0000',
  due: 'Fri, 20 Nov 2026 18:05:00 +0000',
  message: { from: 'backer', backer: otto, date: 'Thu, 19 Nov 2026 17:40:00 +0000' },
  person: { ...otto, ...concerned, verified: false },
  people: [
    {
      person: { id: 'usr_ines', name: 'Ines Hollin', backs: false },
      reason: 'VIOLENT',
      text: 'He has stood at our door before.',
      date: 'Thu, 19 Nov 2026 18:05:00 +0000',
    },
  ],
}

export const suspendedCase: ModerationCaseDetail = {
  ...flaggedProject,
  answered: false,
  id: 'project-42',
  queue: 'SUSPENDED',
  project: { id: '42', name: 'Grove Two, a sequencer you can solder', vanity_url: 'grove-two' },
  flags: 0,
  opened: 'Tue, 17 Nov 2026 11:00:00 +0000',
  due: null,
  status: 'SUSPENDED',
  people: [],
  history: [
    {
      ...changesAsked,
      id: 'mod_0',
      act: 'SUSPEND',
      reason: 'The prototype in the pictures is of another maker.',
      rule: 'RIGHTS',
      date: 'Tue, 17 Nov 2026 11:00:00 +0000',
      case_id: 'project-42',
      project: { id: '42', name: 'Grove Two, a sequencer you can solder', vanity_url: 'grove-two' },
    },
  ],
}

export const storefrontCase: ModerationCaseDetail = {
  ...flaggedProject,
  answered: false,
  id: 'storefront-43',
  queue: 'STOREFRONT',
  kind: 'STOREFRONT',
  project: { id: '43', name: 'Saltmarsh Ceramics, seconds', vanity_url: null },
  flags: 0,
  opened: 'Wed, 18 Nov 2026 09:00:00 +0000',
  due: 'Sat, 21 Nov 2026 09:00:00 +0000',
  status: 'DRAFT',
  total_pledged: 0,
  funding_goal: 0,
  backers_count: 0,
  end_time: null,
  rewards_count: 3,
  preview_code: 'q2x0bGVpc3Nob3Bwcmv2aQ',
  person: { id: 'usr_ines', name: 'Ines Halvorsen', ...concerned },
  people: [],
  history: [],
}

/** What is due first before the rest. */
export const moderationCases: readonly ModerationCaseDetail[] = [
  flaggedProject,
  reportedMessage,
  storefrontCase,
  hiddenComment,
  suspendedCase,
]

/** The newest first. */
export const moderationEntries: readonly ModerationEntry[] = [
  changesAsked,
  {
    ...changesAsked,
    id: 'mod_b',
    act: 'BLOCK',
    reason: 'Sells what is not theirs, under five campaigns.',
    rule: 'RIGHTS',
    date: 'Wed, 18 Nov 2026 10:02:00 +0000',
    case_id: 'comment-cmt_sold',
    project: kettle,
    person: { id: 'usr_gone', name: 'Best Price Shop', blocked: true },
    quote: 'Same kettle, nine dollars, link in my profile.',
  },
  ...suspendedCase.history,
]
