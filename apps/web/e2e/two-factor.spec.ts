import type { Page } from '@playwright/test'
import { URI } from 'otpauth'
import { hydrated, newEmail, password } from './journey.ts'
import { expect, test } from './test.ts'

/** Steps of thirty seconds: one begins now, and a code of the next counts already. */
const stepMs = 30_000

interface Guarded {
  readonly email: string
  readonly recoveryKey: string
  /** What the app shows, so many steps from now. */
  readonly code: (steps: number) => string
}

/** The link in the newest letter to somebody. */
async function confirmLink(page: Page, email: string): Promise<string> {
  let href: string | null = null
  await expect(async () => {
    await page.goto('/outbox')
    const row = page.getByRole('listitem').filter({ hasText: email }).first()
    await row.getByRole('link').click({ timeout: 500 })
    href = await page.frameLocator('iframe').getByRole('link').first().getAttribute('href')
    expect(href).toContain('/confirmemail?code=')
  }).toPass()
  return href ?? ''
}

/** Somebody with two-factor on, and nobody logged in: the code of now is used up. */
async function guarded(page: Page): Promise<Guarded> {
  const email = newEmail()
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/${path}`, { data })
    expect(response.status(), path).toBe(200)
    return response.json()
  }
  await post('users/', { email, password })
  const link = new URL(await confirmLink(page, email))
  await post('auth/email-confirm/', { code: link.searchParams.get('code') })
  const { totp_uri, totp_recovery_key } = await post('auth/totp/enable/', {})
  const app = URI.parse(totp_uri)
  const code = (steps: number) => app.generate({ timestamp: Date.now() + steps * stepMs })
  await post('auth/totp/confirm/', { password, code: code(-1) })
  await page.context().clearCookies()
  return { email, recoveryKey: totp_recovery_key, code }
}

async function givePassword(page: Page, email: string, next = '/projects/trending'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await hydrated(page)
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}
const field = (page: Page) => page.getByLabel('Six-digit code')
const status = async (page: Page) => (await page.request.get('/api/users/me/')).status()
const arrived = async (page: Page) => {
  await expect(page).toHaveURL(/\/projects\/trending$/)
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
}

test('the password alone is not enough, and the code leads to where one wanted to go', async ({ page }) => {
  const { email, code } = await guarded(page)
  await givePassword(page, email)
  expect(await status(page)).toBe(401)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(code(0))
  await arrived(page)
  expect(await status(page)).toBe(200)
})

test('a wrong code says so and keeps its digits; five of them ask for the password again', async ({
  page,
}) => {
  const { email, code } = await guarded(page)
  await givePassword(page, email)
  const near = [-2, -1, 0, 1, 2].map(code)
  const wrong = ['111111', '222222', '333333', '444444', '555555', '666666', '777777', '888888', '999999']
    .filter((digits) => !near.includes(digits))
    .slice(0, 6)
  for (const digits of wrong.slice(0, 5)) {
    await field(page).fill(digits)
    await expect(field(page)).toHaveAccessibleDescription(/This code is not correct/)
    await expect(field(page)).toHaveValue(digits)
  }
  await field(page).fill(wrong[5] ?? '')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Too many wrong codes')
  await expect(page.getByLabel('E-mail', { exact: true }).first()).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await field(page).fill(code(0))
  await arrived(page)
})

test('the recovery key logs in once, turns two-factor off and says so', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, recoveryKey } = await guarded(page)
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery key' }).click()
  await expect(page.getByText('It works once and turns two-factor off.')).toBeVisible()
  await page.getByLabel('Recovery key').fill(recoveryKey)
  await page.getByRole('button', { name: 'Log in with key' }).click()
  await expect(page.getByRole('heading', { name: 'Two-factor is off' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set it up again' })).toHaveAttribute(
    'href',
    '/settings/account',
  )
  await page.getByRole('link', { name: 'Not now' }).click()
  await arrived(page)

  // From now on the password alone opens the account.
  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) })
  await elsewhere.goto('/login?next=%2Fprojects%2Ftrending')
  await hydrated(elsewhere)
  await elsewhere.getByLabel('E-mail', { exact: true }).first().fill(email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(password)
  await elsewhere.keyboard.press('Enter')
  await arrived(elsewhere)
  await elsewhere.close()
})

test('with the keyboard alone: the password, the key and back, then the code', async ({ page }) => {
  const { email, code } = await guarded(page)
  await page.goto('/login?next=%2Fprojects%2Ftrending')
  await hydrated(page)
  await page.getByLabel('E-mail', { exact: true }).first().focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  // The link to a forgotten password stands between the two.
  if (
    !(await page
      .getByLabel('Password', { exact: true })
      .evaluate((input) => input === document.activeElement))
  )
    await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Use a recovery key' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Recovery key')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(code(0))
  await arrived(page)
})

test('without a network the digits stay, and go through once it is back', async ({ page, context }) => {
  const { email, code } = await guarded(page)
  await givePassword(page, email)
  await context.setOffline(true)
  await field(page).fill(code(0))
  await expect(page.getByRole('alert')).toContainText('We could not reach the server')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await arrived(page)
})
