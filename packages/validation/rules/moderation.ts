import type { ProjectStatus } from '../permissions.ts'

/** What a moderator decides about, each with a queue of its own (decisions 2 §8). */
export const caseKinds = ['STOREFRONT', 'PROJECT', 'COMMENT', 'MESSAGE'] as const
export type CaseKind = (typeof caseKinds)[number]

/** The lists of the desk: what asks for review, was flagged, was hidden, was reported, and what a decision has stopped. */
export const moderationQueues = [...caseKinds, 'SUSPENDED'] as const
export type ModerationQueue = (typeof moderationQueues)[number]

/** Everything that is written to the list of decisions. */
export const moderationActs = [
  'APPROVE',
  'DISMISS',
  'ASK_CHANGES',
  'SUSPEND',
  'RESTORE',
  'END',
  'REMOVE',
  'BLOCK',
  'UNBLOCK',
  /** By the team: what it says to a decision. */
  'ANSWER',
] as const
export type ModerationAct = (typeof moderationActs)[number]

/** How a moderator decides a case. Blocking an account comes with one of them, and is undone from the list. */
export const decisionActs = [
  'APPROVE',
  'DISMISS',
  'ASK_CHANGES',
  'SUSPEND',
  'RESTORE',
  'END',
  'REMOVE',
] as const
export type DecisionAct = (typeof decisionActs)[number]

/** The platform's rules that a decision can be about; their words are the desk's and the e-mails'. */
export const moderationRules = [
  'TRUTH',
  'RIGHTS',
  'FORBIDDEN',
  'PROMISE',
  'RESPECT',
  'ADVERTISING',
  'PRIVACY',
] as const
export type ModerationRule = (typeof moderationRules)[number]

/** Whether a decision takes something from a person, who is then told which rule it is about. */
export const needsRule = (act: DecisionAct): boolean =>
  act === 'ASK_CHANGES' || act === 'SUSPEND' || act === 'REMOVE'

/** Whether the team of a project may say something to a decision about it. */
export const mayBeAnswered = (act: ModerationAct): boolean => act === 'ASK_CHANGES' || act === 'SUSPEND'

/** The decisions that a case allows; none once it is closed. */
export function decisionsOf(found: {
  readonly kind: CaseKind
  /** Something waits for a decision: a review, flags since the last look, or a suspension. */
  readonly isOpen: boolean
  /** Of its project. */
  readonly status: ProjectStatus
}): readonly DecisionAct[] {
  if (!found.isOpen) return []
  if (found.kind === 'STOREFRONT') return ['APPROVE', 'ASK_CHANGES']
  if (found.kind === 'COMMENT' || found.kind === 'MESSAGE') return ['DISMISS', 'REMOVE']
  return found.status === 'SUSPENDED' ? ['RESTORE', 'END'] : ['DISMISS', 'ASK_CHANGES', 'SUSPEND']
}

/** Whether a decision may block the account of the person concerned as well. */
export const mayBlockWith = (act: DecisionAct): boolean => act === 'SUSPEND' || act === 'REMOVE'
