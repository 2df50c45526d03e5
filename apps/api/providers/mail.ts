/** One letter to one person, whole: what a mail client shows, and the same in plain text. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Address that takes the person off the list by one POST (RFC 8058), for what goes to a list. */
  readonly unsubscribe?: string
}

/** The mail service is out of reach or rejected the e-mail; it may be sent again. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
}

/** Whatever brings e-mails to people. */
export interface Mailer {
  /**
   * Hands one letter over. Resolves once somebody else answers for it; a letter handed over twice arrives twice.
   *
   * @throws {MailUnavailable} nobody took it.
   */
  send(message: MailMessage): Promise<void>
  /** Lets go of connections. */
  close(): Promise<void>
}

/** Where nobody was chosen, and nobody may be played: an e-mail is neither sent nor kept, as it may hold a code. */
export const noMail: Mailer = {
  send: async () => undefined,
  close: async () => undefined,
}
