/** Statuses of the identity check (spec 1 §4). */
export type KycStatus = 'KYC_NOT_DONE' | 'KYC_PENDING' | 'KYC_COMPLETE' | 'KYC_FAILED'

export interface DemoPerson {
  /** At most 40 characters (spec 1 §5). */
  name: string
  email: string
  /** At most 32 characters (spec 1 §5). */
  location: string
  /** ISO 3166-1 alpha-3, for addresses and shipping. */
  country: string
  bio: string
  website?: string
  publicPledges: boolean
  joinedDaysAgo: number
  kycStatus: KycStatus
  emailConfirmed: boolean
}
