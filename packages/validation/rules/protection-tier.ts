import { PROTECTION, REFERRAL } from '../limits/project.ts'

/** Listing fee in percent, lower the more is held for milestones (spec 2 §9). `releasePercent`: the milestones' sum. */
export function listingFee(releasePercent: number): number {
  return PROTECTION.tiers.find(({ below }) => releasePercent < below)?.fee ?? 0
}

/**
 * Percent the creator receives 15 days after the end: 100 minus what is held for milestones and the fee
 * (spec 2 §9 "100 minus (release total plus tier)").
 */
export function initialPayoutPercent(releasePercent: number): number {
  return Math.max(0, 100 - (releasePercent + listingFee(releasePercent)))
}

/** What a project's listing fee depends on. */
export interface ListedProject {
  readonly funding_type: string
  /** Shares in percent. */
  readonly milestones: readonly { readonly funds: number }[]
}

/**
 * Percent of a pledge that the owner of a link gets for it: the listing fee is what it comes from, so it is never more,
 * and 0 where most is held for milestones (decisions 2 §4). Orders have no milestones.
 */
export function referralPercent({ funding_type, milestones }: ListedProject): number {
  const shares = milestones.reduce((sum, { funds }) => sum + funds, 0)
  return Math.min(REFERRAL.bonusPercent, listingFee(funding_type === 'CROWDFUNDING' ? shares : 0))
}
