import type { KeptLetter } from '../providers/outbox-mail.ts'
import type { TestPlatform } from './platform.ts'

/** The letters that an address has got, newest first, once everything that is due has gone out. */
export async function lettersTo({ deliverMail, outbox }: TestPlatform, email: string): Promise<KeptLetter[]> {
  await deliverMail()
  if (!outbox) throw new Error('Mail goes out for real here')
  return (await outbox.list()).filter(({ to }) => to === email)
}

/** The code in a letter's link. */
export function codeIn(letter: KeptLetter | undefined): string {
  const [, code] = /[?&]code=([\w-]+)/.exec(letter?.text ?? '') ?? []
  if (!code) throw new Error('The letter has no code')
  return code
}
