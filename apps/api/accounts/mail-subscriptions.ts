import { subscriptionKeys, type UserProfile } from '@kindling/api-client/model/account'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'

export type SubscriptionKey = UserProfile['email_subscriptions'][number]

interface Subscription {
  readonly userId: string
  readonly key: SubscriptionKey
}

/** The purpose under which unsubscribe links are sealed. */
const purpose = 'e-mail subscription'

/** Code of the unsubscribe link under an e-mail that a key of the settings asks for. It works for as long as the key. */
export const subscriptionCode = (
  { sealer }: Pick<Platform, 'sealer'>,
  { userId, key }: Subscription,
): string => sealer.seal(JSON.stringify([userId, key]), purpose)

function read({ sealer }: Pick<Platform, 'sealer'>, code: string): Subscription | null {
  try {
    const [userId, sent] = JSON.parse(sealer.open(code, purpose)) as [string, string]
    const key = subscriptionKeys.find((each) => each === sent)
    return key ? { userId, key } : null
  } catch {
    // Forged, truncated, or the code of another list.
    return null
  }
}

/** Turns the key of a code off, however often it is asked. False if the code is not ours. */
export async function endSubscription(
  platform: Pick<Platform, 'db' | 'sealer'>,
  code: string,
): Promise<boolean> {
  const subscription = read(platform, code)
  if (!subscription) return false
  const { userId, key } = subscription
  await platform.db
    .update(users)
    .set({ emailSubscriptions: sql`${users.emailSubscriptions} - ${key}::text` })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return true
}
