import { eq } from 'drizzle-orm'
import { emailKeyOf, untilIn } from '../accounts/mails.ts'
import { newsletterSubscribers } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'
import { layOut } from '../mail/layout.ts'
import type { QueuedMail } from '../mail/queue.ts'
import type { MailMessage } from '../providers/mail.ts'
import { issueNewsletterCode, unsubscribeCode } from './codes.ts'
import { newsletterWords } from './mail-words.ts'

export type NewsletterOrder = Pick<QueuedMail, 'email' | 'language'> & {
  readonly kind: 'newsletter' | 'subscribed'
}

type Writer = Pick<Platform, 'db' | 'now' | 'siteOrigin' | 'sealer'>

/**
 * Writes the e-mail for an address typed for the newsletter: subscribers are told so, with an unsubscribe link; others
 * are asked to confirm. The lookup is here and not in the call, which answers alike for both.
 */
export async function writeNewsletterMail(
  platform: Writer,
  { kind, email, language }: NewsletterOrder,
): Promise<MailMessage | null> {
  const emailKey = emailKeyOf(email)
  const [reader] = await platform.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, emailKey))
  if (reader) return subscribedMail(platform, { email: reader.email, emailKey, language })
  // They unsubscribed after it was queued.
  if (kind === 'subscribed') return null
  return askingMail(platform, { email, emailKey, language })
}

type To = Pick<QueuedMail, 'email' | 'language'> & { readonly emailKey: string }

async function askingMail(
  { db, now, siteOrigin }: Writer,
  { email, emailKey, language }: To,
): Promise<MailMessage> {
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

function subscribedMail(platform: Writer, { email, emailKey, language }: To): MailMessage {
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
