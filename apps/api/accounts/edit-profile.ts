import type { updateMe } from '@kindling/api-client/contract/account'
import { subscriptionKeys } from '@kindling/api-client/model/account'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson } from '../kernel/people.ts'
import { profileOf } from './profile.ts'

const keys: ReadonlySet<string> = new Set(subscriptionKeys)

/** Changes only the fields that are sent, all or nothing. Fields a person may not set never get here. */
const onUpdateMe: Handler<typeof updateMe> = async ({ platform, user, body, language }) => {
  const { db } = platform
  const { email_subscriptions: subscriptions, ...profile } = body
  if (subscriptions?.some((key) => !keys.has(key))) refuse('INVALID_VALUE', 'email_subscriptions')
  const changes = {
    ...(profile.name !== undefined && { name: profile.name.trim() }),
    ...(profile.bio !== undefined && { bio: profile.bio.trim() }),
    ...(profile.location !== undefined && { location: profile.location.trim() }),
    ...(profile.website !== undefined && { website: profile.website }),
    ...(profile.public_pledges !== undefined && { publicPledges: profile.public_pledges }),
    ...(subscriptions && { emailSubscriptions: [...new Set(subscriptions)], language }),
  }
  if (Object.keys(changes).length > 0)
    await db.transaction(async (tx) => {
      await lockPerson(tx, user.id)
      await tx.update(users).set(changes).where(eq(users.id, user.id))
    })
  return { user: await profileOf(db, { ...user, ...changes }) }
}

export const editProfileHandlers = {
  updateMe: onUpdateMe,
} satisfies Partial<Handlers>
