import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { users } from '../database/schema.ts'
import type { Language } from '../http/language.ts'
import type { Platform } from '../http/platform.ts'
import { layOut } from '../mail/layout.ts'
import { type LetterOrder, type QueuedLetter, queueLetter } from '../mail/queue.ts'
import type { Letter } from '../providers/mail.ts'
import { issueCode } from './codes.ts'
import { letterWords } from './letter-words.ts'

type User = typeof users.$inferSelect

/** Two spellings of one address are one account. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()

const place = {
  confirm: '/confirmemail',
  reset: '/reset-password',
  undo: '/undo-email',
  passkey: '/settings/account',
} as const

interface To {
  readonly userId: string
  readonly email: string
  readonly language: Language
}

/**
 * Orders the letter that asks to confirm an address: the person's own, also after a change. Give the transaction of
 * what it follows, so that both happen or neither. An older letter of the kind dies when this one goes out.
 */
export const sendConfirmation = (db: Database | Transaction, now: Date, to: To): Promise<void> =>
  queueLetter(db, now, { kind: 'confirm', ...to })

/** Orders the letter to the old address, whose code gives the account back to it for seven days. */
export const sendUndo = (db: Database | Transaction, now: Date, to: To): Promise<void> =>
  queueLetter(db, now, { kind: 'undo', ...to })

/** Orders the letter that says a passkey was added, to the address the account has at that moment. */
export const sendPasskeyAdded = (db: Database | Transaction, now: Date, to: To): Promise<void> =>
  queueLetter(db, now, { kind: 'passkey', ...to })

/**
 * Orders a letter to whoever has an address, if anybody does. It is not looked up here: who waits for the answer
 * learns nothing from how long it takes.
 */
export const sendToAddress = (
  db: Database,
  now: Date,
  letter: Pick<LetterOrder, 'kind' | 'email' | 'language'>,
): Promise<void> => queueLetter(db, now, { ...letter, userId: null })

/** Whether this person should get this letter now: things may have changed since it was ordered. */
const wants: Readonly<Record<QueuedLetter['kind'], (user: User, email: string) => boolean>> = {
  confirm: (user, email) => !user.emailConfirmed && user.emailKey === emailKeyOf(email),
  // Without a password there is none to choose anew: such an account logs in through its provider.
  reset: (user) => user.passwordHash !== null,
  undo: (user, email) => user.emailKey !== emailKeyOf(email),
  passkey: () => true,
}

const untilIn = (language: Language, date: Date) =>
  `${date.toLocaleString(language === 'fr' ? 'fr' : 'en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`

/** Where the letter's button leads, with a code made for it, and until when that works; a notice carries none. */
async function wayOf(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  kind: QueuedLetter['kind'],
  userId: string,
  email: string,
): Promise<{ readonly path: string; readonly expiresAt: Date | null }> {
  if (kind === 'passkey') return { path: place[kind], expiresAt: null }
  const { code, expiresAt } = await issueCode(db, now(), { kind, userId, email })
  return { path: `${place[kind]}?code=${code}`, expiresAt }
}

/** Kinds that go to the address of their moment, whatever the account's is by now. */
const toThatAddress = new Set<QueuedLetter['kind']>(['undo', 'passkey'])

/** Writes the letter of an order, with a code made for it where it carries one; null where nobody is to get it. */
export async function writeLetter(
  { db, now, siteOrigin }: Pick<Platform, 'db' | 'now' | 'siteOrigin'>,
  { kind, userId, email, language }: QueuedLetter,
): Promise<Letter | null> {
  const who = userId === null ? eq(users.emailKey, emailKeyOf(email)) : eq(users.id, userId)
  const [user] = await db.select().from(users).where(who)
  if (!user || user.blocked || !wants[kind](user, email)) return null
  // As it was typed at sign-up, not as somebody typed it into a form a moment ago.
  const to = toThatAddress.has(kind) ? email : user.email
  const { path, expiresAt } = await wayOf({ db, now }, kind, user.id, to)
  const words = letterWords[language]
  const { subject, preheader, title, text, button, aside, why } = words[kind]
  const origin = siteOrigin()
  return layOut({
    to,
    language,
    origin,
    subject,
    preheader,
    title,
    text: text.replace('{email}', () => to),
    button: { label: button, href: `${origin}${path}` },
    ...(expiresAt && { until: words.until.replace('{date}', untilIn(language, expiresAt)) }),
    copy: words.copy,
    aside,
    foot: [why, words.product],
  })
}
