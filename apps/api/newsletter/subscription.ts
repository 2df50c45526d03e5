import type {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@kindling/api-client/contract/mailing-list'
import { eq } from 'drizzle-orm'
import { endSubscription } from '../accounts/mail-subscriptions.ts'
import { emailKeyOf } from '../accounts/mails.ts'
import { codeTries } from '../accounts/password-reset.ts'
import { newsletterCodes, newsletterSubscribers } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { queueMail } from '../mail/queue.ts'
import { endNewsletterCodes, unsubscribes } from './codes.ts'

const hour = 60 * 60_000
/** One person's attempts, and e-mails to one address: nobody can fill another's inbox. */
const perAddress = { count: 20, windowMs: hour }
const perEmail = { count: 5, windowMs: hour }
/** Mail services press the button for many people from one address, and a code cannot be guessed. */
const unsubscriptions = { count: 300, windowMs: hour }

/**
 * Sends a confirmation e-mail to the address. Answers the same, with the same work, for subscribed addresses: who reads
 * the newsletter is private.
 */
const onSubscribe: Handler<typeof subscribeToNewsletter> = async ({ platform, body, address, language }) => {
  const { email } = body
  await countAttempt(platform, `newsletter:${address}`, perAddress)
  await countAttempt(platform, `newsletter::${emailKeyOf(email)}`, perEmail)
  await queueMail(platform.db, platform.now(), { kind: 'newsletter', userId: null, email, language })
  return {}
}

/** The only way onto the list. Of many who bring one code at once, one gets it; the others are on the list by then. */
const onConfirmNewsletter: Handler<typeof confirmNewsletter> = async ({
  platform,
  body,
  address,
  language,
}) => {
  await countAttempt(platform, `code:${address}`, codeTries)
  const now = platform.now()
  await platform.db.transaction(async (tx) => {
    const mine = eq(newsletterCodes.codeHash, digest(body.code))
    const [found] = await tx.select().from(newsletterCodes).where(mine).for('update')
    if (!found) refuse('NOT_FOUND', 'code')
    const { emailKey, email, usedAt, expiresAt } = found
    const [reader] = await tx
      .select({ emailKey: newsletterSubscribers.emailKey })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.emailKey, emailKey))
    if (reader) refuse('ALREADY_CONFIRMED')
    if (usedAt !== null || expiresAt <= now) refuse('EXPIRED_CODE', 'code')
    await tx.update(newsletterCodes).set({ usedAt: now }).where(mine)
    await tx.insert(newsletterSubscribers).values({ emailKey, email, createdAt: now }).onConflictDoNothing()
    await queueMail(tx, now, { kind: 'subscribed', userId: null, email, language })
  })
  return {}
}

/**
 * Takes an address off the list, and ends links that would put it back; with the code of another e-mail, turns that kind
 * off in the settings of its account. Asked again it goes well again.
 */
const onUnsubscribe: Handler<typeof unsubscribeFromNewsletter> = async ({ platform, body, address }) => {
  await countAttempt(platform, `unsubscribe:${address}`, unsubscriptions)
  const emailKey = unsubscribes(platform, body.code)
  if (emailKey === null) {
    if (!(await endSubscription(platform, body.code))) refuse('NOT_FOUND', 'code')
    return {}
  }
  await platform.db.transaction(async (tx) => {
    await endNewsletterCodes(tx, platform.now(), emailKey)
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.emailKey, emailKey))
  })
  return {}
}

export const subscriptionHandlers = {
  subscribeToNewsletter: onSubscribe,
  confirmNewsletter: onConfirmNewsletter,
  unsubscribeFromNewsletter: onUnsubscribe,
} satisfies Partial<Handlers>
