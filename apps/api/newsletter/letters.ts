import { eq } from 'drizzle-orm'
import { emailKeyOf, untilIn } from '../accounts/letters.ts'
import { newsletterSubscribers } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { layOut } from '../mail/layout.ts'
import type { QueuedLetter } from '../mail/queue.ts'
import type { Letter } from '../providers/mail.ts'
import { issueNewsletterCode, unsubscribeCode } from './codes.ts'
import { newsletterWords } from './letter-words.ts'

export type NewsletterOrder = Pick<QueuedLetter, 'email' | 'language'> & {
  readonly kind: 'newsletter' | 'subscribed'
}

type Writer = Pick<Platform, 'db' | 'now' | 'siteOrigin' | 'sealer'>

/**
 * Writes the letter of somebody who typed an address for the newsletter. Who is on the list is told so, with the way
 * off it; anybody else is asked. It is looked up here and not by the call, which answers alike for both.
 */
export async function writeNewsletterLetter(
  platform: Writer,
  { kind, email, language }: NewsletterOrder,
): Promise<Letter | null> {
  const emailKey = emailKeyOf(email)
  const [reader] = await platform.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, emailKey))
  if (reader) return subscribedLetter(platform, { email: reader.email, emailKey, language })
  // They have unsubscribed since it was ordered.
  if (kind === 'subscribed') return null
  return askingLetter(platform, { email, emailKey, language })
}

type To = Pick<QueuedLetter, 'email' | 'language'> & { readonly emailKey: string }

async function askingLetter(
  { db, now, siteOrigin }: Writer,
  { email, emailKey, language }: To,
): Promise<Letter> {
  const { code, expiresAt } = await issueNewsletterCode(db, now(), { emailKey, email })
  const { asked, until, copy, product } = newsletterWords[language]
  const { button, why, text, ...said } = asked
  const origin = siteOrigin()
  return layOut({
    ...said,
    to: email,
    language,
    origin,
    text: text.replace('{email}', () => email),
    button: { label: button, href: `${origin}/newsletter?code=${code}` },
    until: until.replace('{date}', untilIn(language, expiresAt)),
    copy,
    foot: [why, product],
  })
}

function subscribedLetter(platform: Writer, { email, emailKey, language }: To): Letter {
  const { subscribed, copy, product, unsubscribe } = newsletterWords[language]
  const { button, why, text, ...said } = subscribed
  const origin = platform.siteOrigin()
  const code = unsubscribeCode(platform, emailKey)
  return layOut({
    ...said,
    to: email,
    language,
    origin,
    text: text.replace('{email}', () => email),
    button: { label: button, href: `${origin}/projects/recently-launched` },
    copy,
    foot: [why, product],
    unsubscribe: { label: unsubscribe, href: `${origin}/newsletter/unsubscribe?code=${code}` },
  })
}
