import { PROTECTION } from '../limits/project.ts'

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
