import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { socialAccounts, users } from '../database/schema.ts'
import type { Language } from '../kernel/language.ts'
import type { Platform } from '../kernel/platform.ts'
import { layOut } from '../mail/layout.ts'
import { type MailOrder, type QueuedMail, queueMail } from '../mail/queue.ts'
import type { MailMessage } from '../providers/mail.ts'
import { issueCode } from './codes.ts'
import { type AccountMailKind, type MailKind, mailWords } from './mail-words.ts'

type User = typeof users.$inferSelect

/** Two spellings of one address are one account. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()

const place = {
  confirm: '/confirmemail',
  reset: '/reset-password',
  undo: '/undo-email',
  passkey: '/settings/account',
  elsewhere: '/login',
} as const

interface To {
  readonly userId: string
  readonly email: string
  readonly language: Language
}

/**
 * Queues the confirmation e-mail to the person's own address, also after a change. Pass the transaction it belongs to,
 * so that both happen or neither. Sending it expires older e-mails of the kind.
 */
export const sendConfirmation = (db: Database | Transaction, now: Date, to: To): Promise<void> =>
  queueMail(db, now, { kind: 'confirm', ...to })

/** Queues the e-mail to the old address, whose code gives the account back to it for seven days. */
export const sendUndo = (db: Database | Transaction, now: Date, to: To): Promise<void> =>
  queueMail(db, now, { kind: 'undo', ...to })

/** Queues the e-mail that says a passkey was added, to the account's address at that moment. */
export const sendPasskeyAdded = (db: Database | Transaction, now: Date, to: To): Promise<void> =>
  queueMail(db, now, { kind: 'passkey', ...to })

/**
 * Queues an e-mail to an address, registered or not. The account is not looked up here, so the time of the answer does
 * not reveal whether it exists.
 */
export const sendToAddress = (
  db: Database,
  now: Date,
  message: Pick<MailOrder, 'kind' | 'email' | 'language'>,
): Promise<void> => queueMail(db, now, { ...message, userId: null })

interface AccountOrder extends Pick<QueuedMail, 'userId' | 'email' | 'language'> {
  readonly kind: AccountMailKind
}

/** Whether this person should still get this e-mail: things may have changed since it was queued. */
const wants: Readonly<Record<AccountMailKind, (user: User, email: string) => boolean>> = {
  confirm: (user, email) => !user.emailConfirmed && user.emailKey === emailKeyOf(email),
  reset: () => true,
  undo: (user, email) => user.emailKey !== emailKeyOf(email),
  passkey: () => true,
}

/** When a button expires, as an e-mail says it. */
export const untilIn = (language: Language, date: Date) =>
  `${date.toLocaleString(language === 'fr' ? 'fr' : 'en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`

/** An account without a password has none to reset: the e-mail says so, and names its providers. */
const saidTo = (user: User, kind: AccountMailKind): MailKind =>
  kind === 'reset' && user.passwordHash === null ? 'elsewhere' : kind

/** The link of the e-mail's button, with a new code, and when it expires; a notice has none. */
async function wayOf(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  kind: MailKind,
  userId: string,
  email: string,
): Promise<{ readonly path: string; readonly expiresAt: Date | null }> {
  if (kind === 'passkey' || kind === 'elsewhere') return { path: place[kind], expiresAt: null }
  const { code, expiresAt } = await issueCode(db, now(), { kind, userId, email })
  return { path: `${place[kind]}?code=${code}`, expiresAt }
}

const providerNames = { google: 'Google', facebook: 'Facebook' } as const

async function providersOf(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  language: Language,
): Promise<string> {
  const rows = await db
    .select({ provider: socialAccounts.provider })
    .from(socialAccounts)
    .where(eq(socialAccounts.userId, userId))
  const names = new Set(rows.map(({ provider }) => providerNames[provider]))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format([...names].sort())
}

/** Kinds that go to the address stored with the order, even if the account has changed its address since. */
const toThatAddress = new Set<AccountMailKind>(['undo', 'passkey'])

/** Writes the e-mail of an order, with a new code if it carries one; null if nobody should get it. */
export async function writeMail(
  { db, now, siteOrigin }: Pick<Platform, 'db' | 'now' | 'siteOrigin'>,
  { kind, userId, email, language }: AccountOrder,
): Promise<MailMessage | null> {
  const who = userId === null ? eq(users.emailKey, emailKeyOf(email)) : eq(users.id, userId)
  const [user] = await db.select().from(users).where(who)
  if (!user || user.blocked || !wants[kind](user, email)) return null
  // The spelling from sign-up, not the one just typed into a form.
  const to = toThatAddress.has(kind) ? email : user.email
  const said = saidTo(user, kind)
  const { path, expiresAt } = await wayOf({ db, now }, said, user.id, to)
  const providers = said === 'elsewhere' ? await providersOf({ db }, user.id, language) : ''
  const words = mailWords[language]
  const { subject, preheader, title, text, button, aside, why } = words[said]
  const origin = siteOrigin()
  return layOut({
    to,
    language,
    origin,
    subject,
    preheader,
    title,
    text: text.replace('{email}', () => to).replace('{providers}', () => providers),
    button: { label: button, href: `${origin}${path}` },
    ...(expiresAt && { until: words.until.replace('{date}', untilIn(language, expiresAt)) }),
    copy: words.copy,
    aside,
    foot: [why, words.product],
  })
}
