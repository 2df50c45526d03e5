import type { Page } from '@playwright/test'
import { hydrated, password } from './journey.ts'
import { enter, join } from './people.ts'
import { expect, listen, test } from './test.ts'

const account = (page: Page, email: string) => page.getByRole('button', { name: `Account of ${email}` })

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

test('frontend 9, 10: two tabs are of one mind about who is signed in', async ({
  page,
  context,
  complaints,
}) => {
  const email = await join(page)
  const second = await context.newPage()
  listen(second, complaints)
  await Promise.all([page.goto('/wallet'), second.goto('/settings/notifications')])
  await Promise.all([hydrated(page), hydrated(second)])

  // Logged out in the one, the other goes to log in, and knows where it was.
  await second.getByRole('button', { name: /^Account of/ }).click()
  await second.getByRole('button', { name: 'Log out' }).click()
  await expect(second).toHaveURL(/\/login\?next=%2Fsettings%2Fnotifications$/)
  await expect(page).toHaveURL(/\/login\?next=%2Fwallet$/)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  // Logged in again in the one, the other is where it was.
  await logIn(second, email)
  await expect(second).toHaveURL(/\/settings\/notifications$/)
  await expect(page).toHaveURL(/\/wallet$/)
  await expect(account(page, email)).toBeVisible()

  // A session that ended elsewhere is noticed with the next call, once, and in both.
  await context.clearCookies()
  await second.getByLabel('Daily digest').check()
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second).toHaveURL(/\/login\?next=%2Fsettings%2Fnotifications$/)
  await expect(page).toHaveURL(/\/login\?next=%2Fwallet$/)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/wallet$/)
  await expect(second.getByLabel('Daily digest')).toBeVisible()
})

test('frontend 10: somebody else signs in in another tab, and nothing of the first stays', async ({
  page,
  context,
  complaints,
}) => {
  const first = await join(page)
  await page.goto('/settings/account')
  await hydrated(page)
  await expect(page.getByText(first).first()).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('a secret of the first')

  // As by a form before any script, which tells no tab: the page it leads to does.
  const second = await context.newPage()
  listen(second, complaints)
  const other = await join(second)
  await second.goto('/wallet')
  await expect(account(page, other)).toBeVisible()
  await expect(page.getByText(other).first()).toBeVisible()
  await expect(page.getByText(first)).toHaveCount(0)
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')

  // What came with the first one's page is not the second one's after a log-out and a log-in.
  await enter(page, first)
  await page.goto('/user/me')
  await hydrated(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fuser%2Fme$/)
  const asked = page.waitForRequest(/\/api\/projects\/filter\/user-created\//)
  await logIn(page, other)
  await asked
  await expect(account(page, other)).toBeVisible()
})
