import { basicCredentials } from '@kindling/api-client/transport'
import { expect, type Page } from '@playwright/test'
import { URI } from 'otpauth'
import { type Hands, mouse } from './hands.ts'
import { cards, newEmail, password } from './journey.ts'

/** Steps of thirty seconds: start a new one; a code of the next step is accepted already. */
const stepMs = 30_000

/** A call of the platform by this browser, without a page. */
export async function call(page: Page, path: string, data: object) {
  const response = await page.request.post(`/api/${path}`, { data })
  expect(response.status(), path).toBe(200)
  return response.json()
}

/** A new account that this browser is logged in with. */
export async function join(page: Page): Promise<string> {
  const email = newEmail()
  await call(page, 'users/', { email, password })
  return email
}

const british = { line2: '', phone_number: '', country_code: 'GBR' }
export const addresses = {
  home: {
    ...british,
    name: 'Mara Lindqvist',
    line1: '18 Fargate',
    city: 'Sheffield',
    state: 'South Yorkshire',
    postal_code: 'S1 2HD',
  },
  away: {
    ...british,
    name: 'Ines Lindqvist',
    line1: '45 Cockburn Street',
    city: 'Edinburgh',
    state: 'Scotland',
    postal_code: 'EH1 1SR',
  },
} as const

/** Two addresses and two cards in the account, without a page. */
export async function furnish(page: Page): Promise<void> {
  await call(page, 'users/me/shipping-addresses/', addresses.home)
  await call(page, 'users/me/shipping-addresses/', addresses.away)
  for (const card_number of [cards.good, '5555555555554444']) {
    const card = { name: addresses.home.name, card_number, expiration: '12/30', cvv: '123' }
    const { card_token } = await call(page, 'stand-in/cards/', card)
    await call(page, 'users/me/payment-methods/', { name: card.name, card_token })
  }
}

/** Logs this browser in, for tests that are not about logging in. */
export async function enter(page: Page, email: string, withPassword = password): Promise<void> {
  const headers = { authorization: basicCredentials(email, withPassword) }
  const response = await page.request.post('/api/auth/authorize/', { headers, data: {} })
  expect(response.status(), email).toBe(200)
}

/** The link of the newest e-mail to an address, with this subject if given, once it is another than `before`. */
export async function mailLink(page: Page, email: string, subject = '', before = ''): Promise<string> {
  let link = ''
  // An e-mail goes out within a second or two of its event.
  await expect(async () => {
    const outbox = await (await page.request.get('/outbox', { params: { to: email } })).text()
    const row = outbox.split('<li>').find((each) => each.includes('</small>') && each.includes(subject))
    const [, message = 'none'] = /href="(\/outbox\/[^"]+)"/.exec(row ?? '') ?? []
    const html = await (await page.request.get(`${message}/html`)).text()
    link = /href="([^"]*[?&]code=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(link).toContain('code=')
    expect(link).not.toBe(before)
  }).toPass({ intervals: [100] })
  return link
}

/** Confirms the person's e-mail, with the code of their newest e-mail: sending one again expires the link `before`. */
export async function confirm(page: Page, email: string, before = ''): Promise<void> {
  const { searchParams } = new URL(await mailLink(page, email, '', before))
  await call(page, 'auth/email-confirm/', { code: searchParams.get('code') })
}

/** The code an authenticator app shows for the secret, so many steps from now. */
export const appOf = (uri: string) => {
  const app = URI.parse(uri)
  return (steps: number) => app.generate({ timestamp: Date.now() + steps * stepMs })
}
/** The same from the secret as text, as it is shown beside the QR code. */
export const appOfSecret = (secret: string) =>
  appOf(`otpauth://totp/Kindling?secret=${secret.replaceAll(/\s/g, '')}&algorithm=SHA1&digits=6&period=30`)

export interface Guarded {
  readonly email: string
  readonly recoveryKey: string
  readonly code: (steps: number) => string
}

/** A person with two-factor on, logged out; the current code is still unused. */
export async function guarded(page: Page): Promise<Guarded> {
  const email = await join(page)
  await confirm(page, email)
  const { totp_uri, totp_recovery_key } = await call(page, 'auth/totp/enable/', {})
  const code = appOf(totp_uri)
  // The previous step is valid as well, which leaves the current one for the log-in.
  await call(page, 'auth/totp/confirm/', { password, code: code(-1) })
  await page.context().clearCookies()
  return { email, recoveryKey: totp_recovery_key, code }
}

/** The platform's profile of the person who is logged in in this browser. */
export async function me(page: Page) {
  const response = await page.request.get('/api/users/me/')
  return { status: response.status(), user: (await response.json()).user }
}

/** Enters a bank account for a draft's money, at the dashboard's section. */
export async function enterBankAccount(page: Page, { press, write, attach }: Hands = mouse): Promise<void> {
  await write(page.getByLabel('Account number'), '000123456789')
  await write(page.getByLabel('Routing number'), '110000000')
  await attach(page.getByLabel('Bank document'), {
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  })
  await expect(page.getByText('Chosen: statement.pdf')).toBeVisible()
  await press(page.getByRole('button', { name: 'Save account' }))
  await expect(page.getByText('Account ending in 6789')).toBeVisible()
}
