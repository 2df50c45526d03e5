import type { Locator, Page } from '@playwright/test'
import { hydrated, newEmail, offlineNoticeArrived, password, welcomed } from './journey.ts'
import { me } from './people.ts'
import { expect, test } from './test.ts'

/** Offline: press, see the message, keep everything typed. Online: press again. */
async function cutOff(page: Page, form: Locator, button: string): Promise<void> {
  const fields = form.locator('input:not([type=file]), textarea')
  const typed = () =>
    fields.evaluateAll((all) => all.map((field) => ('value' in field ? String(field.value) : '')))
  const before = await typed()
  await page.context().setOffline(true)
  await form.getByRole('button', { name: button }).click()
  await expect(form.getByRole('alert')).toContainText('We could not reach the server')
  expect(await typed()).toEqual(before)
  await page.context().setOffline(false)
  await form.getByRole('button', { name: /Try again|Save profile|Change password/ }).click()
}

test('frontend 1: without a network nothing typed is lost, and pressed again it is done', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const email = newEmail()
  await page.goto('/signup?next=%2Fsettings%2Faccount')
  await hydrated(page)
  await main.getByLabel('E-mail', { exact: true }).fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await cutOff(page, main, 'Sign up')
  await welcomed(page, email)
  await expect(page).toHaveURL(/\/settings\/account$/)

  await main.getByLabel('Current password').fill(password)
  await main.getByLabel('New password', { exact: true }).fill('another long passphrase')
  await main.getByLabel('New password again').fill('another long passphrase')
  await cutOff(page, main.locator('form').first(), 'Change password')
  await expect(main.getByText('Your password is changed.')).toBeVisible()

  await page.goto('/user/me')
  await hydrated(page)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Zoë O’Neill')
  await dialog.getByLabel(/^About you/).fill('Two lines,\nand an 李.')
  await cutOff(page, dialog, 'Save profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoë O’Neill')
  expect((await me(page)).user.bio).toBe('Two lines,\nand an 李.')

  await page.goto(`/forgot-password?email=${encodeURIComponent(email)}`)
  await hydrated(page)
  await cutOff(page, main, 'Send the link')
  await expect(page.getByRole('heading', { name: 'Look in your inbox' })).toBeVisible()
})

test('frontend 1: a link followed without a network says so at once, and leads on when there is one', async ({
  page,
}) => {
  await page.goto('/learn/question/milestone-vote')
  await offlineNoticeArrived(page)
  await page.waitForLoadState('networkidle')
  const next = page.locator('main a[href^="/learn/question/"]:not([aria-current])').first()
  const title = (await next.textContent()) ?? ''
  await page.context().setOffline(true)
  await next.click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We could not reach Kindling.')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We could not reach Kindling.')
  // The page retries by itself as soon as there is a network.
  await page.context().setOffline(false)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
})
