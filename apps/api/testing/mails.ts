import type { KeptMail } from '../providers/outbox-mail.ts'
import type { TestPlatform } from './platform.ts'

/** The e-mails that an address has got, newest first, once everything that is due has gone out. */
export async function mailsTo({ deliverMail, outbox }: TestPlatform, email: string): Promise<KeptMail[]> {
  await deliverMail()
  if (!outbox) throw new Error('Mail goes out for real here')
  return (await outbox.list()).filter(({ to }) => to === email)
}

/** The code in an e-mail's link. */
export function codeIn(message: KeptMail | undefined): string {
  const [, code] = /[?&]code=([\w-]+)/.exec(message?.text ?? '') ?? []
  if (!code) throw new Error('The letter has no code')
  return code
}
