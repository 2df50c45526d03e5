import type { Mailer } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The mail service the environment asks for; undefined: e-mails stay in the outbox.
 *
 * @throws Error where a server is named without who writes and where e-mails link to: better at the start than with the
 * first e-mail.
 */
export function chooseMail(env: Environment): Mailer | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_ORIGIN: origin } = env
  if (!url) return undefined
  if (!from || !origin) throw new Error('SMTP_URL needs MAIL_FROM and PUBLIC_ORIGIN beside it')
  return smtpMail({ url, from })
}
