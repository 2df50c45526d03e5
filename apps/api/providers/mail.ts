/** One e-mail to one person: HTML, and the same in plain text. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** One-click unsubscribe address (RFC 8058), for e-mails to a list. */
  readonly unsubscribe?: string
  /** The same id is the same e-mail: who sends it again after a crash has it delivered once where the receiver looks. */
  readonly id?: string
}

/** The mail service is out of reach or rejected the e-mail; it may be sent again. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
}

/** A service that delivers e-mails. */
export interface Mailer {
  /**
   * Sends one e-mail. Resolves once a service has accepted it; an e-mail sent twice without an id arrives
   * twice.
   *
   * @throws {MailUnavailable} nobody took it.
   */
  send(message: MailMessage): Promise<void>
  /** Closes its connections. */
  close(): Promise<void>
}

/** Neither a service nor the stand-in is set up: an e-mail is not sent and not kept, because it may hold a code. */
export const noMail: Mailer = {
  send: async () => undefined,
  close: async () => undefined,
}
