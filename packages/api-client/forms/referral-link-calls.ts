import type { ReferralLinkForm } from '@kindling/validation/forms/referral-link'

/** What a team does with its referral links; each call leaves the list read again. */
export interface ReferralLinkCalls {
  readonly createLink: (form: ReferralLinkForm) => Promise<unknown>
  readonly renameLink: (id: string, form: ReferralLinkForm) => Promise<unknown>
  readonly removeLink: (id: string) => Promise<unknown>
}
