import type { ModerationRule } from '@kindling/validation/rules/moderation'
import type { ModerationEventParams } from '../database/schema/moderation-event.ts'
import { line, type NotificationEvent } from './events.ts'

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
