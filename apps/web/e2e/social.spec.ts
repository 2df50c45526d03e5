import { expect, type Page } from '@playwright/test'
import { hydrated, newEmail, welcomed } from './journey.ts'
import { test } from './test.ts'

async function leadsTo(page: Page, provider: 'Google' | 'Facebook') {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click()
  await expect(page.getByRole('heading', { name: 'Go on to Kindling as…' })).toBeVisible()
}

test('somebody signs up at Google, comes back, and logs in there again', async ({ page }) => {
  const email = newEmail()
  await page.goto('/signup?next=%2Fprojects%2Ftrending')
  await hydrated(page)
  await leadsTo(page, 'Google')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Name').fill('Nour Haddad')
  await page.getByRole('button', { name: 'Agree' }).click()
  await page
    .getByRole('dialog', { name: 'Welcome to Kindling' })
    .getByRole('button', { name: 'Continue' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Account of Nour Haddad/ })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await hydrated(page)
  await leadsTo(page, 'Google')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(page.getByRole('button', { name: /Account of Nour Haddad/ })).toBeVisible()
  const me = await (await page.request.get('/api/users/me/')).json()
  expect(me.user).toMatchObject({ email, login_methods: ['google'], email_confirmed: true })
})

test('what a provider does not share is asked for, and a used address leads back', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  await leadsTo(page, 'Facebook')
  await page.getByLabel('E-mail').fill('')
  await page.getByLabel('Name').fill(`Nour ${Date.now()}`)
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One thing missing' })).toBeVisible()
  const email = page.getByLabel('E-mail')
  await email.fill('nour@')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(email).toHaveAccessibleDescription(/such as name@example\.com/)
  await expect(email).toHaveValue('nour@')
  const wanted = newEmail()
  await email.fill(wanted)
  await page.getByRole('button', { name: 'Continue' }).click()
  await welcomed(page, wanted)
  await expect(page.getByRole('button', { name: /Account of Nour/ })).toBeVisible()
})

test('stopping at the provider, and coming back with nothing, say so', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  await leadsTo(page, 'Google')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You stopped at Google' })).toBeFocused()
  await page.goto('/google_authenticated?code=made-up&state=made-up')
  await expect(page.getByText(/did not hold together/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
})
