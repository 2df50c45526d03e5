import {
  addPasskey,
  listPasskeys,
  loginWithPasskey,
  startPasskey,
  startPasskeyLogin,
} from '@kindling/api-client/contract/passkeys'
import { getMe } from '@kindling/api-client/contract/users'
import { type Authenticator, authenticator } from './authenticator.ts'
import { type Browser, openBrowser } from './browser.ts'
import type { TestPlatform } from './platform.ts'
import { confirmed } from './second-factor.ts'

export const siteOrigin = 'http://localhost'

/** The browser has a page of the site open, at a name. */
export function atSite(browser: Browser, origin = siteOrigin): Browser {
  browser.alter({ origin, host: new URL(origin).host })
  return browser
}

/** Somebody, and the device that lies beside them. */
export interface WithDevice {
  readonly browser: Browser
  readonly email: string
  readonly device: Authenticator
}
/** A device that has answered, and its answer. */
export interface Answering extends WithDevice {
  readonly credential: Record<string, unknown>
}
/** A person with a passkey. */
export interface Holder extends WithDevice {
  readonly passkeyId: string
}

/** The e-mail is confirmed, the page open, and the device has made no key yet. */
export async function withDevice(
  made: TestPlatform,
  device: Authenticator = authenticator(siteOrigin),
): Promise<WithDevice> {
  const browser = atSite(await confirmed(made))
  const { user } = await browser.client(getMe, {})
  return { browser, email: user.email, device }
}

/** Their device has made a key, which the platform has not been told of. */
export async function keyMade(made: TestPlatform, person?: WithDevice): Promise<Answering> {
  const known = person ?? (await withDevice(made))
  const { options } = await known.browser.client(startPasskey, { body: {} })
  return { ...known, credential: known.device.create(options) }
}

export async function passkeyHolder(made: TestPlatform, person?: WithDevice): Promise<Holder> {
  const { credential, ...known } = await keyMade(made, person)
  const { passkey } = await known.browser.client(addPasskey, { body: { name: 'My phone', credential } })
  return { ...known, passkeyId: passkey.id }
}

/** Another browser, in front of which somebody has unlocked the device of a passkey. */
export async function unlocked(made: TestPlatform, holder?: Holder): Promise<Answering> {
  const { email, device } = holder ?? (await passkeyHolder(made))
  const browser = atSite(openBrowser(made))
  const { options } = await browser.client(startPasskeyLogin, {})
  return { browser, email, device, credential: device.get(options) }
}

/** Tells the platform of a key that was made. */
export const add = ({ browser, credential }: Pick<Answering, 'browser' | 'credential'>, name = 'My phone') =>
  browser.client(addPasskey, { body: { name, credential } })
/** Logs in with what a device answered. */
export const enter = ({ browser, credential }: Pick<Answering, 'browser' | 'credential'>) =>
  browser.client(loginWithPasskey, { body: { credential } })
/** The rejection of an invalid answer. */
export const nobody = { code: 'INVALID_VALUE', errors: [{ code: 'INVALID_VALUE', field: 'credential' }] }
/** Options of a log-in on a device. */
export const question = async (browser: Browser) => (await browser.client(startPasskeyLogin, {})).options
/** Options for creating a key on a device. */
export const ask = async (browser: Browser, password?: string) =>
  (await browser.client(startPasskey, { body: password === undefined ? {} : { password } })).options
/** Names of the keys that somebody has. */
export const namesOf = async (browser: Browser) =>
  (await browser.client(listPasskeys, {})).passkeys.map(({ name }) => name)
