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
 * Orders the e-mail that asks to confirm an address: the person's own, also after a change. Give the transaction of
 * what it follows, so that both happen or neither. An older e-mail of the kind dies when this one goes out.
 */
export const sendConfirmation = (db: Database | Transaction, now: Date, to: To): Promise<void> =>
  queueMail(db, now, { kind: 'confirm', ...to })

/** Orders the e-mail to the old address, whose code gives the account back to it for seven days. */
export const sendUndo = (db: Database | Transaction, now: Date, to: To): Promise<void> =>
  queueMail(db, now, { kind: 'undo', ...to })

/** Orders the e-mail that says a passkey was added, to the address the account has at that moment. */
export const sendPasskeyAdded = (db: Database | Transaction, now: Date, to: To): Promise<void> =>
  queueMail(db, now, { kind: 'passkey', ...to })

/**
 * Orders an e-mail to whoever has an address, if anybody does. It is not looked up here: who waits for the answer
 * learns nothing from how long it takes.
 */
export const sendToAddress = (
  db: Database,
  now: Date,
  message: Pick<MailOrder, 'kind' | 'email' | 'language'>,
): Promise<void> => queueMail(db, now, { ...message, userId: null })

interface AccountOrder extends Pick<QueuedMail, 'userId' | 'email' | 'language'> {
  readonly kind: AccountMailKind
}

/** Whether this person should get this e-mail now: things may have changed since it was ordered. */
const wants: Readonly<Record<AccountMailKind, (user: User, email: string) => boolean>> = {
  confirm: (user, email) => !user.emailConfirmed && user.emailKey === emailKeyOf(email),
  reset: () => true,
  undo: (user, email) => user.emailKey !== emailKeyOf(email),
  passkey: () => true,
}

/** Until when a button works, as an e-mail says it. */
export const untilIn = (language: Language, date: Date) =>
  `${date.toLocaleString(language === 'fr' ? 'fr' : 'en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`

/** Without a password there is none to choose anew: the e-mail says so, and where such an account logs in. */
const saidTo = (user: User, kind: AccountMailKind): MailKind =>
  kind === 'reset' && user.passwordHash === null ? 'elsewhere' : kind

/** Where the e-mail's button leads, with a code made for it, and until when that works; a notice carries none. */
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

/** Kinds that go to the address of their moment, whatever the account's is by now. */
const toThatAddress = new Set<AccountMailKind>(['undo', 'passkey'])

/** Writes the e-mail of an order, with a code made for it where it carries one; null where nobody is to get it. */
export async function writeMail(
  { db, now, siteOrigin }: Pick<Platform, 'db' | 'now' | 'siteOrigin'>,
  { kind, userId, email, language }: AccountOrder,
): Promise<MailMessage | null> {
  const who = userId === null ? eq(users.emailKey, emailKeyOf(email)) : eq(users.id, userId)
  const [user] = await db.select().from(users).where(who)
  if (!user || user.blocked || !wants[kind](user, email)) return null
  // As it was typed at sign-up, not as somebody typed it into a form a moment ago.
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
