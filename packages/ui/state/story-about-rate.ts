import { aboutRate } from './about-rate.ts'

/** For `beforeEach` of a story: amounts are shown in Canadian dollars beside. */
export function withCanadianDollars(): () => void {
  aboutRate.set(1.3785)
  return () => aboutRate.set(null)
}
