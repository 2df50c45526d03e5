import { and, asc, eq, sql } from 'drizzle-orm'
import { subscriptionCode } from '../accounts/mail-subscriptions.ts'
import { notifications, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import { layOut } from '../mail/layout.ts'
import { type QueuedMail, queueDigest } from '../mail/queue.ts'
import type { MailMessage } from '../providers/mail.ts'
import { eventMailWords } from './mail-words.ts'
import { DIGEST_WAITS } from './mails.ts'
import { wordsOf } from './notification-words.ts'
import type { Language } from './told.ts'

/** A digest gathers what happened since its first event, for so long. */
const dayMs = 24 * 3_600_000
/** People in one run: the rest follow in the next. */
const peopleMax = 500
/** Events that a digest names; it counts the rest. */
const linesMax = 20

const words = {
  en: {
    subject: (count: number) =>
      count === 1 ? 'One thing happened since yesterday' : `${count} things happened since yesterday`,
    text: 'Here is what you would otherwise have got one by one.',
    more: (count: number) => `and ${count} more on the site`,
    button: 'See all notifications',
    why: 'You get this because you want a daily digest in place of single e-mails.',
  },
  fr: {
    subject: (count: number) =>
      count === 1 ? 'Un événement depuis hier' : `${count} événements depuis hier`,
    text: 'Voici ce que vous auriez sinon reçu un par un.',
    more: (count: number) => `et ${count} de plus sur le site`,
    button: 'Voir toutes les notifications',
    why: 'Vous recevez ce message parce que vous voulez un résumé quotidien à la place des e-mails un par un.',
  },
} as const satisfies Record<Language, unknown>

/**
 * Queues a digest for everybody whose first waiting event is a day old. What it holds is marked in the same transaction,
 * so that an event is in one digest, whatever crashes.
 */
export async function gatherDigests({ db, businessNow, now }: Pick<Platform, 'db' | 'businessNow' | 'now'>) {
  const waits = eq(notifications.digest, DIGEST_WAITS)
  const due = new Date(businessNow().getTime() - dayMs)
  const people = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(waits)
    .groupBy(notifications.userId)
    .having(sql`min(${notifications.createdAt}) <= ${due.toISOString()}::timestamptz`)
    .limit(peopleMax)
  for (const { userId } of people)
    await db.transaction(async (tx) => {
      const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
      if (!person) return
      const key = newId('dig')
      const held = await tx
        .update(notifications)
        .set({ digest: key })
        .where(and(eq(notifications.userId, userId), waits))
        .returning({ id: notifications.id })
      if (held.length === 0) return
      const { email, language } = person
      await queueDigest(tx, now(), { userId, email, language: language ?? 'en', eventKey: key })
    })
}

/** Writes a digest; null where the person is gone, blocked, or turned it off since it was queued. */
export async function writeDigest(
  platform: Pick<Platform, 'db' | 'siteOrigin' | 'sealer'>,
  { userId, language, eventKey }: Pick<QueuedMail, 'userId' | 'language' | 'eventKey'>,
): Promise<MailMessage | null> {
  if (userId === null || eventKey === null) return null
  const { db } = platform
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user || user.deletedAt || user.blocked || !user.emailConfirmed) return null
  if (!user.emailSubscriptions.includes('DAILY_DIGEST')) return null
  const held = await db
    .select({ event: notifications.event })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.digest, eventKey)))
    .orderBy(asc(notifications.createdAt))
  const events = held.flatMap(({ event }) => (event ? [event] : []))
  if (events.length === 0) return null
  const said = words[language]
  const origin = platform.siteOrigin()
  const { settings, unsubscribe, product } = eventMailWords[language]
  const subject = said.subject(events.length)
  const rest = events.length - linesMax
  return layOut({
    to: user.email,
    language,
    origin,
    subject,
    preheader: said.text,
    title: subject,
    text: said.text,
    rows: events
      .slice(0, linesMax)
      .map((event) => ({ label: event.params.project, value: wordsOf(event)[language].title })),
    button: { label: said.button, href: `${origin}/notifications` },
    ...(rest > 0 && { aside: said.more(rest) }),
    foot: [said.why, product],
    settings: { label: settings, href: `${origin}/settings/notifications` },
    unsubscribe: {
      label: unsubscribe,
      href: `${origin}/newsletter/unsubscribe?code=${subscriptionCode(platform, { userId, key: 'DAILY_DIGEST' })}`,
    },
  })
}
