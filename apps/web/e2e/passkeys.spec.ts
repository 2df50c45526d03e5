import type { Page } from '@playwright/test'
import { hydrated, newEmail, password } from './journey.ts'
import { expect, test } from './test.ts'

// A passkey belongs to a host name, never to an IP address.
test.use({ baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')) })

/** A virtual device that verifies its user at once. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/**
 * A person with a confirmed e-mail, logged out.
 *
 * @param outbox on the host that e-mails link to: their pictures come from there.
 */
async function confirmed(page: Page, outbox: string): Promise<string> {
  const email = newEmail()
  const post = async (path: string, data: object) =>
    expect((await page.request.post(`/api/${path}`, { data })).status(), path).toBe(200)
  await post('users/', { email, password })
  let code: string | null = null
  await expect(async () => {
    await page.goto(outbox)
    await page
      .getByRole('listitem')
      .filter({ hasText: email })
      .first()
      .getByRole('link')
      .click({ timeout: 500 })
    const href = await page.frameLocator('iframe').getByRole('link').first().getAttribute('href')
    code = new URL(href ?? '').searchParams.get('code')
    expect(code).not.toBeNull()
  }).toPass()
  await post('auth/email-confirm/', { code })
  await page.context().clearCookies()
  return email
}

const toLogin = async (page: Page) => {
  await page.goto('/login?next=%2Fprojects%2Ftrending')
  await hydrated(page)
}
const arrived = async (page: Page) => {
  await expect(page).toHaveURL(/\/projects\/trending$/)
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
}
const withPasskey = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' })

test('a passkey is offered after the password, logs in from then on, and no more once it is removed', async ({
  page,
  server,
}) => {
  await plugIn(page)
  const email = await confirmed(page, `${server.url}/outbox`)

  await toLogin(page)
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await arrived(page)
  const offer = page.getByRole('region', { name: 'Log in faster next time' })
  await offer.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('region', { name: 'Your passkey is ready' })).toBeVisible()

  await page.context().clearCookies()
  await toLogin(page)
  await withPasskey(page).click()
  await arrived(page)
  await expect(offer).toBeHidden()

  await page.goto('/settings/account')
  const rows = page.getByRole('listitem').filter({ hasText: 'last used' }).filter({ hasText: 'Added' })
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: /^Remove/ }).click()
  await page
    .getByRole('group', { name: 'Remove this passkey?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(page.getByText('No passkey yet')).toBeVisible()

  await page.context().clearCookies()
  await toLogin(page)
  await withPasskey(page).click()
  await expect(page.getByRole('alert')).toContainText('This passkey could not be checked')
  expect((await page.request.get('/api/users/me/')).status()).toBe(401)
})

test('at a bare address nothing is offered that no browser does', async ({ page, server }) => {
  await plugIn(page)
  await page.goto(`${server.url}/login`)
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await expect(withPasskey(page)).toBeHidden()
})
