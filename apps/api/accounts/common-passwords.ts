import { refuse } from '../kernel/failure.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The most common leaked passwords, in lower case; loaded when the first password is chosen. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Rejects a password that everybody tries first (NIST SP 800-63B §3.1.1.2): REGEX_FAIL on its field. Call it wherever
 * a password is chosen, after the form's own rules.
 *
 * @param field what the call names it: `password` or `new_password`.
 */
export async function refuseCommonPassword(
  password: string,
  field: 'password' | 'new_password',
): Promise<void> {
  common ??= load()
  const list = await common
  if (list.has(password) || list.has(password.toLowerCase())) refuse('REGEX_FAIL', field)
}
