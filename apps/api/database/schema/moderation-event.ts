import type { ModerationRule } from '@kindling/validation/rules/moderation'
import type { OfThread } from './message-event.ts'

interface Decided {
  readonly project: string
  /** What the moderator wrote, word for word. */
  readonly reason: string
  /** The rule it is about; absent where it is about none. */
  readonly rule?: ModerationRule
}

/** What moderators decide, with what a sentence about it needs (decisions 2 §8). */
export interface ModerationEventParams {
  readonly COMMENT_REMOVED: Decided & { readonly text: string }
  readonly COMMENT_SHOWN: Decided & { readonly text: string }
  /** For its author. */
  readonly MESSAGE_REMOVED: OfThread & Decided & { readonly text: string }
  /** For those who reported it. */
  readonly MESSAGE_KEPT: OfThread & Decided
  readonly CHANGES_ASKED: Decided
  readonly ACCOUNT_BLOCKED: Decided
  readonly ACCOUNT_UNBLOCKED: Decided
  /** For those who flagged the project. */
  readonly FLAGS_DISMISSED: Decided
}
