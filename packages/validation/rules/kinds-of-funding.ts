export const fundingTypes = ['CROWDFUNDING', 'PREORDER', 'STOREFRONT'] as const
export type FundingType = (typeof fundingTypes)[number]
