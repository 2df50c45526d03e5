import type { Page } from '@playwright/test'
import { hydrated, password } from './journey.ts'
import { enter, join } from './people.ts'
import { expect, listen, test } from './test.ts'

const account = (page: Page, email: string) =>
  page.getByRole('button', { name: `Account of ${email.split('@')[0]}`, exact: true })

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Milliseconds without a call after which a page is at rest. */
const restMs = 300

/** Watches the calls of pages, and waits until for a moment there is none. */
function callsOf(...pages: Page[]) {
  let open = 0
  let endedAt = 0
  const end = () => {
    open--
    endedAt = Date.now()
  }
  for (const page of pages) {
    page.on('request', () => open++)
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }
  return { atRest: () => expect.poll(() => open === 0 && Date.now() - endedAt > restMs).toBe(true) }
}

test('frontend 9, 10: two tabs are of one mind about who is signed in', async ({
  page,
  context,
  complaints,
}) => {
  const email = await join(page)
  const second = await context.newPage()
  listen(second, complaints)
  const calls = callsOf(page, second)
  await Promise.all([page.goto('/wallet'), second.goto('/settings/notifications')])
  await Promise.all([hydrated(page), hydrated(second)])

  // After a log-out in one tab, the other goes to the log-in and remembers its page.
  await second.getByRole('button', { name: /^Account of/ }).click()
  await second.getByRole('button', { name: 'Log out' }).click()
  await expect(second).toHaveURL(/\/login\?next=%2Fsettings%2Fnotifications$/)
  await expect(page).toHaveURL(/\/login\?next=%2Fwallet$/)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  // After a log-in in one tab, the other is back on its page.
  await logIn(second, email)
  await expect(second).toHaveURL(/\/settings\/notifications$/)
  await expect(page).toHaveURL(/\/wallet$/)
  await expect(account(page, email)).toBeVisible()

  // A session that ended elsewhere is noticed with the next call, once, and in both tabs: not with one under way.
  await calls.atRest()
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
  const calls = callsOf(page)
  await page.goto('/settings/account')
  await hydrated(page)
  await expect(page.getByText(first).first()).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('a secret of the first')

  // Simulates a form without scripts, which notifies no tab: the page after it does.
  const second = await context.newPage()
  listen(second, complaints)
  const other = await join(second)
  await second.goto('/wallet')
  await expect(account(page, other)).toBeVisible()
  await expect(page.getByText(other).first()).toBeVisible()
  await expect(page.getByText(first)).toHaveCount(0)
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')

  // After a log-out and a log-in, the new person must not see answers from the old person's page. A call under way
  // would notice the change by itself, and have the page that is about to be left begin anew.
  await calls.atRest()
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

test('frontend 10: a rejection that comes late shows nobody as a visitor, here or elsewhere', async ({
  page,
  context,
  complaints,
}) => {
  const email = await join(page)
  await page.goto('/settings/notifications')
  await hydrated(page)
  // The session is over, and the call that finds out is still pending.
  await context.clearCookies()
  const held = Promise.withResolvers<void>()
  const refused = Promise.withResolvers<number>()
  await page.route('**/api/users/me/', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    const response = await route.fetch()
    refused.resolve(response.status())
    await held.promise
    await route.fulfill({ response })
  })
  await page.getByLabel('Daily digest').check()
  await page.getByRole('button', { name: 'Save' }).click()
  expect(await refused.promise).toBe(401)

  // Meanwhile the person logs in, by a form without scripts for example, and another tab shows them.
  await enter(page, email)
  const second = await context.newPage()
  listen(second, complaints)
  await second.goto('/wallet')
  await hydrated(second)
  await expect(account(second, email)).toBeVisible()
  const asked = page.waitForResponse(
    (response) => response.url().endsWith('/api/users/me/') && response.request().method() === 'GET',
  )
  held.resolve()
  expect((await asked).status()).toBe(200)
  await expect(account(page, email)).toBeVisible()
  await expect(page).toHaveURL(/\/settings\/notifications$/)
  await expect(account(second, email)).toBeVisible()
  await expect(second).toHaveURL(/\/wallet$/)
})

test('frontend 10: a profile that is read again after five minutes and is somebody else’s reloads the page', async ({
  page,
}) => {
  const first = await join(page)
  await page.goto('/settings/account')
  await hydrated(page)
  await expect(page.getByText(first).first()).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('a secret of the first')
  // Calls the page still makes for the first person would be rejected, which would also reload it.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.body.setAttribute('data-page', 'of the first'))
  // No tab is notified: for example, a call of another program with the same cookies.
  const other = await join(page)
  await page.clock.setSystemTime(Date.now() + 6 * 60_000)
  await page.getByRole('link', { name: 'Notifications', exact: true }).first().click()
  await expect(page).toHaveURL(/\/settings\/notifications$/)
  await expect(account(page, other)).toBeVisible()
  await expect(page.locator('body')).not.toHaveAttribute('data-page')
  await expect(account(page, first)).toHaveCount(0)
})

test('frontend 9: a session that ends in the middle of a form says so, and what was typed is there after the log-in', async ({
  page,
}) => {
  const email = await join(page)
  await page.goto('/user/me')
  await hydrated(page)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Zoë O’Neill')
  await dialog.getByLabel(/^About you/).fill('Two lines,\nand an 李.')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Save profile' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fuser%2Fme$/)
  await expect(page.getByRole('alert')).toContainText('Your session has ended.')
  await logIn(page, email)
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Zoë O’Neill')
  await expect(dialog.getByLabel(/^About you/)).toHaveValue('Two lines,\nand an 李.')
  await dialog.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoë O’Neill')
  expect(await page.evaluate(() => sessionStorage.getItem('kindling:drafts'))).toBeNull()
})

test('frontend 9: what one person typed is not there for another, and no password is ever kept', async ({
  page,
}) => {
  await join(page)
  await page.goto('/settings/account')
  await hydrated(page)
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New e-mail').fill('elsewhere@example.com')
  await dialog.getByLabel('Current password').fill('a secret of the first')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(page.getByRole('alert')).toContainText('Your session has ended.')
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).toContain('elsewhere@example.com')
  expect(kept).not.toContain('a secret')
  const other = await join(page)
  await logIn(page, other)
  await expect(page.getByText(other).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('kindling:drafts'))).toBeNull()
})

test('logging out of a page that asks for an account says so', async ({ page }) => {
  await join(page)
  await page.goto('/wallet')
  await hydrated(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('alert')).toContainText('You are logged out.')
  // A press on "Log in" needs no explanation.
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
