import type { ModerationRule } from '@kindling/validation/rules/moderation'
/** Of an event that may be about an order: of a pre-order or a storefront. */
export interface MaybeOrder {
  readonly isOrder?: true
}

/** What happens to money, with what a sentence about it needs. Amounts are cents, moments unix seconds. */
export interface MoneyEventParams {
  readonly CAMPAIGN_ENDED: {
    readonly project: string
    readonly successful: boolean
    readonly cents: number
  }
  readonly PLEDGE_CHARGED: { readonly project: string; readonly cents: number }
  readonly CHARGE_FAILED: { readonly project: string; readonly cents: number; readonly dropAt: number }
  readonly PLEDGE_DROPPED: { readonly project: string; readonly cents: number }
  readonly FUNDS_RELEASED: { readonly project: string; readonly cents: number }
  readonly VOTE_CLOSED: {
    readonly project: string
    readonly milestone: string
    readonly result: 'carried' | 'released' | 'late'
    readonly noConfidence: number
    readonly voters: number
  }
  readonly MILESTONE_EXPIRED: { readonly project: string; readonly milestone: string }
  /** The date it had, and the one it has now. */
  readonly MILESTONE_MOVED: {
    readonly project: string
    readonly milestone: string
    readonly was: number
    readonly date: number
  }
  readonly REFUND_PAID: MaybeOrder & {
    readonly project: string
    readonly cents: number
    readonly toWallet: boolean
    /** What the team wrote; absent: no team ordered it. */
    readonly reason?: string
  }
  /** Carrier and number are empty where the team gave none. */
  readonly PLEDGE_SHIPPED: MaybeOrder & {
    readonly project: string
    readonly carrier: string
    readonly tracking: string
  }
  readonly ADDRESS_LOCKS: MaybeOrder & { readonly project: string; readonly locksAt: number }
  readonly REFUND_ASKED: MaybeOrder & {
    readonly project: string
    readonly cents: number
    readonly reason: string
  }
  readonly PROJECT_SUSPENDED: MaybeOrder & {
    readonly project: string
    readonly reason: string
    readonly rule?: ModerationRule
  }
  readonly PROJECT_RESTORED: { readonly project: string; readonly reason: string }
  readonly PROJECT_ENDED: { readonly project: string; readonly reason: string }
  readonly DISPUTE_LOST: MaybeOrder & { readonly project: string; readonly cents: number }
  /** `plg`: hundredths of a PLG. */
  readonly REFERRAL_PAID: { readonly project: string; readonly plg: number }
  readonly WITHDRAWAL_SENT: { readonly project: string; readonly cents: number }
  readonly WITHDRAWAL_RETURNED: { readonly project: string; readonly cents: number }
}
