/** One letter to one person, whole: what a mail client shows, and the same in plain text. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** The mail service is out of reach or refused the letter; it may be sent again. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
}

/** Whatever brings letters to people. */
export interface Mailer {
  /**
   * Hands one letter over. Resolves once somebody else answers for it; a letter handed over twice arrives twice.
   *
   * @throws {MailUnavailable} nobody took it.
   */
  send(letter: Letter): Promise<void>
  /** Lets go of connections. */
  close(): Promise<void>
}
