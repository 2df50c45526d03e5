import type { TeamRole } from '@kindling/validation/permissions'
import type { ModerationRule } from '@kindling/validation/rules/moderation'

/** What happens to a project's team and to its review, with what a sentence about it needs. */
export interface TeamEventParams {
  readonly ROLE_CHANGED: { readonly project: string; readonly role: TeamRole }
  readonly ROLE_ENDED: { readonly project: string }
  readonly INVITE_ACCEPTED: { readonly project: string; readonly member: string; readonly role: TeamRole }
  readonly REVIEW_APPROVED: { readonly project: string; readonly reason: string }
  readonly REVIEW_CHANGES_ASKED: {
    readonly project: string
    readonly reason: string
    readonly rule?: ModerationRule
  }
}
