import * as z from 'zod'
import { countryCode, id, image, rfc2822 } from './wire.ts'

export const shippingAddress = z.object({
  id,
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country_code: countryCode,
  phone_number: z.string(),
})
export type ShippingAddress = z.output<typeof shippingAddress>

export const cardBrands = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'maestro',
  'unknown',
] as const

export const paymentMethod = z.object({
  id,
  brand: z.enum(cardBrands),
  last4: z.string().length(4),
  /** MM/YY. */
  expiration: z.string(),
  name: z.string(),
  is_default: z.boolean(),
  user_saved: z.boolean(),
  billing_address: shippingAddress.omit({ id: true }).nullable(),
})
export type PaymentMethod = z.output<typeof paymentMethod>

export const kycStatuses = ['KYC_NOT_DONE', 'KYC_PENDING', 'KYC_COMPLETE', 'KYC_FAILED'] as const
export const loginMethods = ['local', 'google', 'facebook'] as const
export const subscriptionKeys = [
  'PROJECT_UPDATES',
  'DAILY_DIGEST',
  'MILESTONE_REMINDERS',
  'PROJECT_COMMENTS',
  'UPDATE_COMMENTS',
  'BOUNTY_SUBMISSIONS',
] as const

export const projectLink = z.object({ id, name: z.string(), vanity_url: z.string().nullable() })

/** The signed-in person (spec 1 §3 "User profile"). */
export const userProfile = z.object({
  id,
  name: z.string(),
  bio: z.string(),
  location: z.string(),
  website: z.string(),
  public_pledges: z.boolean(),
  image: image.nullable(),
  joined: rfc2822,
  email: z.string(),
  email_confirmed: z.boolean(),
  login_methods: z.array(z.enum(loginMethods)),
  totp_enabled: z.boolean(),
  /** May open the desk of moderators (decisions 2 §8). */
  is_moderator: z.boolean(),
  kyc_status: z.enum(kycStatuses),
  /** What their own links say in `?ref=`: they get a bonus for first pledges that come by it (decisions 2 §4). */
  referral_code: z.string().min(1),
  email_subscriptions: z.array(z.enum(subscriptionKeys)),
  project_subscriptions: z.array(id),
  shipping_addresses: z.array(shippingAddress),
  default_shipping_address: id.nullable(),
  payment_methods: z.array(paymentMethod),
  notifications_unread_count: z.int().min(0),
  latest_created_projects: z.array(projectLink),
  latest_backed_projects: z.array(projectLink),
  backed_projects_count: z.int().min(0),
})
export type UserProfile = z.output<typeof userProfile>

/** Somebody else's profile: nothing that only the person may see. */
export const publicProfile = userProfile
  .pick({
    id: true,
    name: true,
    bio: true,
    location: true,
    website: true,
    public_pledges: true,
    image: true,
    joined: true,
  })
  .extend({ created_projects_count: z.int().min(0), backed_projects_count: z.int().min(0) })
export type PublicProfile = z.output<typeof publicProfile>

/** What became of a person's projects (ours). Drafts are not counted. */
export const creatorRecord = z.object({
  created: z.int().min(0),
  /** Every milestone was reached. */
  delivered: z.int().min(0),
  /** A milestone was reached after its date, or its date has passed. */
  late: z.int().min(0),
  /** Money that was held went back to backers: by a vote, 90 days late, or ended by a moderator. */
  refunded: z.int().min(0),
  /** Median seconds until the first answer to a question, of a year; null while too few were answered to say. */
  response_seconds: z.int().min(0).nullable(),
})
export type CreatorRecord = z.output<typeof creatorRecord>
