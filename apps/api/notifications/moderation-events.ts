import type { ModerationRule } from '@kindling/validation/rules/moderation'
import type { ModerationEventParams } from '../database/schema/moderation-event.ts'
import { firstWords, line, type NotificationEvent } from './events.ts'
import { threadType } from './message-events.ts'

interface Decided {
  readonly project: { readonly id: number; readonly name: string }
  readonly reason: string
  readonly rule?: ModerationRule | undefined
  /** The line of the list of decisions: the same case may be decided again. */
  readonly entryId: string
}

const decided =
  (name: 'CHANGES_ASKED' | 'ACCOUNT_BLOCKED' | 'ACCOUNT_UNBLOCKED' | 'FLAGS_DISMISSED') =>
  ({ project, reason, rule, entryId }: Decided): NotificationEvent => ({
    projectId: project.id,
    key: `${name}:${entryId}`,
    objectType: 'MODERATION',
    name,
    params: {
      project: project.name,
      reason,
      ...(rule && { rule }),
    } satisfies ModerationEventParams[typeof name],
  })

/** For the creator. */
export const changesAsked = decided('CHANGES_ASKED')
/** For everybody who flagged the project since the last look. */
export const flagsDismissed = decided('FLAGS_DISMISSED')
/** For the person themselves. */
export const accountBlocked = decided('ACCOUNT_BLOCKED')
export const accountUnblocked = decided('ACCOUNT_UNBLOCKED')

const ofComment =
  (name: 'COMMENT_REMOVED' | 'COMMENT_SHOWN') =>
  ({ project, reason, rule, entryId, text }: Decided & { readonly text: string }): NotificationEvent => ({
    projectId: project.id,
    key: `${name}:${entryId}`,
    objectType: 'MODERATION',
    name,
    params: { project: project.name, reason, ...(rule && { rule }), text: line(text) },
  })

/** For the author of the comment. */
export const commentRemoved = ofComment('COMMENT_REMOVED')
export const commentShown = ofComment('COMMENT_SHOWN')

interface DecidedMessage extends Decided {
  readonly message: {
    readonly pledgeId: string
    readonly from: 'backer' | 'team'
    readonly text: string
  }
}

/** For the author of the message. */
export const messageRemoved = ({
  project,
  reason,
  rule,
  entryId,
  message,
}: DecidedMessage): NotificationEvent => ({
  projectId: project.id,
  key: `MESSAGE_REMOVED:${entryId}`,
  objectType: threadType(message.from),
  name: 'MESSAGE_REMOVED',
  params: {
    project: project.name,
    pledgeId: message.pledgeId,
    reader: message.from,
    reason,
    ...(rule && { rule }),
    text: firstWords(message.text),
  },
})

/** For those who reported the message: the side that did not write it. */
export function messageKept({ project, reason, entryId, message }: DecidedMessage): NotificationEvent {
  const reader = message.from === 'team' ? 'backer' : 'team'
  return {
    projectId: project.id,
    key: `MESSAGE_KEPT:${entryId}`,
    objectType: threadType(reader),
    name: 'MESSAGE_KEPT',
    params: { project: project.name, pledgeId: message.pledgeId, reader, reason },
  }
}
