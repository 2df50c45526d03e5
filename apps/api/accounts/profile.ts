import type { ShippingAddress, UserProfile } from '@kindling/api-client/model/account'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import {
  paymentMethods,
  pledges,
  projects,
  shippingAddresses,
  socialAccounts,
  type users,
} from '../database/schema.ts'
import { toWireImage } from '../kernel/image.ts'
import { unreadOf } from './unread.ts'

type UserRow = typeof users.$inferSelect

/** Projects named in menus and on the profile (spec 1 §9: at most six backed ones). */
const latest = 6

type Place = Omit<typeof shippingAddresses.$inferSelect, 'id' | 'userId' | 'createdAt'>

/** An address as it travels, without the id that only a stored one has. */
export const toWirePlace = (place: Place): Omit<ShippingAddress, 'id'> => ({
  name: place.name,
  line1: place.line1,
  line2: place.line2,
  city: place.city,
  state: place.state,
  postal_code: place.postalCode,
  country_code: place.countryCode,
  phone_number: place.phoneNumber,
})

export const toWireAddress = (row: Place & { id: string }): ShippingAddress => ({
  id: row.id,
  ...toWirePlace(row),
})

export const toWirePaymentMethod = (
  row: typeof paymentMethods.$inferSelect,
): UserProfile['payment_methods'][number] => ({
  id: row.id,
  brand: row.brand as UserProfile['payment_methods'][number]['brand'],
  last4: row.last4,
  expiration: row.expiration,
  name: row.name,
  is_default: row.isDefault,
  user_saved: row.userSaved,
  billing_address: row.billingAddress as UserProfile['payment_methods'][number]['billing_address'],
})

export async function addressesOf(db: Database, userId: string): Promise<ShippingAddress[]> {
  const rows = await db
    .select()
    .from(shippingAddresses)
    .where(eq(shippingAddresses.userId, userId))
    .orderBy(shippingAddresses.createdAt)
  return rows.map(toWireAddress)
}

export async function paymentMethodsOf(
  db: Database,
  userId: string,
): Promise<UserProfile['payment_methods']> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(desc(paymentMethods.isDefault), paymentMethods.createdAt)
  return rows.map(toWirePaymentMethod)
}

const link = (row: { id: number; name: string; vanityUrl: string | null }) => ({
  id: String(row.id),
  name: row.name,
  vanity_url: row.vanityUrl,
})

/** The signed-in person, whole (spec 1 §3). */
export async function profileOf(db: Database, user: UserRow): Promise<UserProfile> {
  const columns = { id: projects.id, name: projects.name, vanityUrl: projects.vanityUrl }
  const backing = and(eq(pledges.userId, user.id), inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]))
  const [addresses, methods, social, created, backedIds, backedCount, unread] = await Promise.all([
    addressesOf(db, user.id),
    paymentMethodsOf(db, user.id),
    db
      .select({ provider: socialAccounts.provider })
      .from(socialAccounts)
      .where(eq(socialAccounts.userId, user.id)),
    db
      .select(columns)
      .from(projects)
      .where(eq(projects.creatorId, user.id))
      .orderBy(desc(projects.id))
      .limit(latest),
    db
      .selectDistinct({ id: pledges.projectId })
      .from(pledges)
      .where(backing)
      .orderBy(desc(pledges.projectId))
      .limit(latest),
    db
      .select({ n: count() })
      .from(db.selectDistinct({ id: pledges.projectId }).from(pledges).where(backing).as('backed')),
    unreadOf(db, user.id),
  ])
  const backed = backedIds.length
    ? await db
        .select(columns)
        .from(projects)
        .where(
          and(
            inArray(
              projects.id,
              backedIds.map((row) => row.id),
            ),
            ne(projects.status, 'DRAFT'),
          ),
        )
    : []
  // The default one first, as among the cards.
  const first = (address: ShippingAddress) => Number(address.id === user.defaultShippingAddress)
  return {
    id: user.id,
    name: user.name,
    bio: user.bio,
    location: user.location,
    website: user.website,
    public_pledges: user.publicPledges,
    image: user.image ? toWireImage(user.image) : null,
    joined: toRfc2822(user.joinedAt.getTime()),
    email: user.email,
    email_confirmed: user.emailConfirmed,
    login_methods: [...(user.passwordHash ? ['local' as const] : []), ...social.map((each) => each.provider)],
    totp_enabled: user.totpEnabled,
    is_moderator: user.isModerator,
    kyc_status: user.kycStatus,
    referral_code: user.referralCode,
    email_subscriptions: user.emailSubscriptions as UserProfile['email_subscriptions'],
    project_subscriptions: [],
    shipping_addresses: addresses.toSorted((a, b) => first(b) - first(a)),
    default_shipping_address: user.defaultShippingAddress,
    payment_methods: methods,
    notifications_unread_count: unread,
    latest_created_projects: created.map(link),
    latest_backed_projects: backed.map(link),
    backed_projects_count: backedCount[0]?.n ?? 0,
  }
}
