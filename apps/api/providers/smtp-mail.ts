import { createTransport } from 'nodemailer'
import { type Mailer, MailUnavailable } from './mail.ts'

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…`, which turns to TLS where the server offers it. */
  readonly url: string
  /** Who writes: `Kindling <mail@kindling.example>`. */
  readonly from: string
}

/** Milliseconds until a server that says nothing counts as out of reach. */
const patienceMs = 15_000

/** Mail over SMTP, to any server or service that speaks it. Connections are kept and used again. */
export function smtpMail({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      // An e-mail is text of ours: it brings in no file and no address of its own.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // No vacation notice answers an e-mail that says so (RFC 3834).
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, subject, html, text, unsubscribe, id }) {
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          html,
          text,
          // Mailboxes keep one of two e-mails with one Message-ID.
          ...(id && { messageId: `<${id}@${domain}>` }),
          ...(unsubscribe && {
            list: { unsubscribe },
            headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
          }),
        })
      } catch (cause) {
        throw new MailUnavailable('The mail server did not take the letter', { cause })
      }
    },
    close: async () => transport.close(),
  }
}
