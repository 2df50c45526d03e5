import { authorizeSso, loginSso } from '@kindling/api-client/contract/auth'
import { isApiError } from '@kindling/api-client/transport'
import { newId } from '../kernel/ids.ts'
import { type Browser, openBrowser } from './browser.ts'
import type { TestPlatform } from './platform.ts'

export type SharedAccount = { readonly email: string; readonly name: string }

/** A person without an account here. */
export const stranger = (): SharedAccount => ({ email: `${newId('s')}@example.com`, name: 'Nour Haddad' })

/** Sets out for Google in a browser, agrees there, and gives what the way back carries. */
export async function agreed(
  platform: TestPlatform,
  browser: Browser,
  account: SharedAccount = stranger(),
): Promise<{ code: string; state: string }> {
  const { redirect_url } = await browser.client(authorizeSso, { params: { provider: 'google' } })
  const asked = new URL(redirect_url).searchParams
  const code = await platform.consents.google?.agree({
    codeChallenge: asked.get('code_challenge') ?? '',
    redirectUri: asked.get('redirect_uri') ?? '',
    account,
  })
  return { code: code ?? '', state: asked.get('state') ?? '' }
}

/** Comes back from Google. */
export async function cameBack(platform: TestPlatform, account?: SharedAccount): Promise<Browser> {
  const browser = openBrowser(platform)
  const query = await agreed(platform, browser, account)
  await browser.client(loginSso, { params: { provider: 'google' }, query })
  return browser
}

/** The code of somebody who came back without all that an account needs. */
export async function arrivedWithoutName(
  platform: TestPlatform,
  account: SharedAccount,
): Promise<{ browser: Browser; code: string }> {
  const browser = openBrowser(platform)
  const query = await agreed(platform, browser, account)
  try {
    await browser.client(loginSso, { params: { provider: 'google' }, query })
  } catch (error) {
    if (isApiError(error)) return { browser, code: String(error.errors[0].params?.code) }
    throw error
  }
  throw new Error('Nothing lacked')
}
