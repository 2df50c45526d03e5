import type { FundingType } from '@kindling/validation/rules/kinds-of-funding'

/** The project that an event is about. */
export interface About {
  readonly id: number
  readonly name: string
  /** Absent: a campaign. */
  readonly fundingType?: FundingType | undefined
}

/** Pre-orders and storefronts take orders, and what people read calls them so. */
export const ofOrder = ({ fundingType = 'CROWDFUNDING' }: About): { readonly isOrder?: true } =>
  fundingType === 'CROWDFUNDING' ? {} : { isOrder: true }
