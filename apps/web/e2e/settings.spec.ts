import type { Page } from '@playwright/test'
import { hydrated, newEmail, password } from './journey.ts'
import { confirm, join, mailLink, me } from './people.ts'
import { expect, test } from './test.ts'

const newPassword = 'another long passphrase'

/** A new account, on a tab of the settings. */
async function settled(page: Page, tab: string, confirmed = false): Promise<string> {
  const email = await join(page)
  if (confirmed) await confirm(page, email)
  await page.goto(`/settings/${tab}`)
  await hydrated(page)
  return email
}

async function logIn(page: Page, email: string, withPassword: string): Promise<void> {
  await page.goto('/login?next=%2Fsettings%2Faccount')
  await hydrated(page)
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(withPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}
const dialog = (page: Page) => page.getByRole('dialog')

test('the settings begin at the account, a visitor logs in first and comes back', async ({ page }) => {
  await page.goto('/settings/shipping')
  await expect(page).toHaveURL(/\/login\?next=%2Fsettings%2Fshipping/)
  const email = await settled(page, 'account')
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings\/account$/)
  await expect(page.getByText(email).first()).toBeVisible()
  // Between tabs the page keeps its scroll position.
  const tabs = page.getByRole('navigation', { name: 'Settings' })
  for (const [name, path] of [
    ['Verification', 'verification'],
    ['Notifications', 'notifications'],
    ['Payment', 'payment'],
    ['Shipping', 'shipping'],
    ['Account', 'account'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/settings/${path}$`))
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
})

test('another e-mail: an e-mail confirms it, and the old address has a way back', async ({ page }) => {
  const email = await settled(page, 'account', true)
  const moved = newEmail()
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  await dialog(page).getByLabel('New e-mail').fill(moved)
  await dialog(page).getByLabel('Current password').fill('not the password')
  await dialog(page).getByRole('button', { name: 'Change e-mail' }).click()
  await expect(dialog(page).getByLabel('Current password')).toHaveAccessibleDescription(/not correct/)
  await dialog(page).getByLabel('Current password').fill(password)
  await dialog(page).getByRole('button', { name: 'Change e-mail' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Look in your inbox' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Not confirmed')).toBeVisible()

  await page.goto(await mailLink(page, moved))
  await expect(page.getByRole('dialog', { name: 'Your e-mail is confirmed' })).toBeVisible()
  expect((await me(page)).user).toMatchObject({ email: moved, email_confirmed: true })
  // The outbox is a page of its moment, and an e-mail goes out within a second or two of its event.
  await expect(async () => {
    await page.goto(`/outbox?to=${encodeURIComponent(email)}`)
    await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(2, { timeout: 1000 })
  }).toPass()
})

test('another password logs the other browser out', async ({ page, browser, baseURL }) => {
  const email = await settled(page, 'account')
  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) })
  await logIn(elsewhere, email, password)
  await expect(elsewhere).toHaveURL(/\/settings\/account$/)

  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('New password again').fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  expect((await me(page)).status).toBe(200)
  expect((await me(elsewhere)).status).toBe(401)
  await logIn(elsewhere, email, password)
  await expect(elsewhere.getByRole('alert')).toContainText('Invalid e-mail or password')
  await elsewhere.close()
})

test('an identity check: put off, looked after, approved, removed', async ({ page }) => {
  await settled(page, 'verification', true)
  await page.getByRole('button', { name: 'Begin verification' }).click()
  await dialog(page).getByLabel('First name').fill('Zoë')
  await dialog(page).getByLabel('Last name').fill('O’Neill')
  await dialog(page).getByRole('button', { name: 'Go to the partner' }).click()
  await expect(page.getByRole('heading', { name: 'Is this really Zoë O’Neill?' })).toBeVisible()
  const check = page.url()
  await page.getByRole('button', { name: 'Decide later' }).click()
  await expect(page).toHaveURL(/\/settings\/verification$/)
  await expect(page.getByRole('button', { name: 'Check running' })).toHaveAttribute('aria-disabled', 'true')

  await page.goto(check)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible()
  await expect(page).toHaveURL(/\/settings\/verification$/)
  await page.getByRole('button', { name: 'Remove verification' }).click()
  await page.getByRole('button', { name: 'Remove verification' }).click()
  await expect(page.getByRole('button', { name: 'Begin verification' })).toBeVisible()
  expect((await me(page)).user.kyc_status).toBe('KYC_NOT_DONE')
})

test('e-mails about all or some, kept over a reload', async ({ page }) => {
  await settled(page, 'notifications')
  await page.getByLabel('All of these').check()
  await page.getByLabel('Daily digest').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Daily digest')).not.toBeChecked()
  await expect(page.getByLabel('Bounty submissions')).toBeChecked()
})

test('a card and an address: added, made the default, removed', async ({ page }) => {
  await settled(page, 'payment')
  const addCard = async (number: string) => {
    await page.getByRole('button', { name: 'Add card' }).click()
    await dialog(page).getByLabel('Name on card').fill('Mara Lindqvist')
    await dialog(page).getByLabel('Card number').fill(number)
    await dialog(page).getByLabel('Expiry').fill('12/39')
    await dialog(page).getByRole('button', { name: 'Add card' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await addCard('4242 4242 4242 4242')
  await addCard('5555 5555 5555 4444')
  await page.getByRole('button', { name: /^Make default: Mastercard/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mastercard' })).toContainText('Default')
  await page.getByRole('button', { name: /^Remove: Visa/ }).click()
  await page.getByRole('group', { name: 'Remove this card?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/Visa ending/)).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Shipping' }).click()
  await page.getByRole('button', { name: 'Add address' }).click()
  await dialog(page).getByLabel('Country').fill('Canada')
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('Address', { exact: true }).fill('2240 Gottingen Street')
  await dialog(page).getByLabel('City').fill('Halifax')
  await dialog(page).getByLabel('State or province').fill('Nova Scotia')
  await dialog(page).getByLabel('Postal code').fill('B3K 3B8')
  await dialog(page).getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText(/Halifax Nova Scotia B3K 3B8/)).toBeVisible()
  await page.getByRole('button', { name: /^Edit: 2240/ }).click()
  await dialog(page).getByLabel('City').fill('Dartmouth')
  await dialog(page).getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText(/Dartmouth Nova Scotia/)).toBeVisible()
  await page.getByRole('button', { name: /^Remove: 2240/ }).click()
  await page.getByRole('group').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'No address yet' })).toBeVisible()
})

test('the account is deleted, and its e-mail can sign up again', async ({ page }) => {
  const email = await settled(page, 'account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await dialog(page).getByLabel('Type DELETE').fill('delete')
  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog(page).getByLabel('Type DELETE')).toHaveAccessibleDescription(/in capitals/)
  await dialog(page).getByLabel('Type DELETE').fill('DELETE')
  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect((await me(page)).status).toBe(401)
  const anew = await page.request.post('/api/users/', { data: { email, password } })
  expect((await anew.json()).user).toMatchObject({ email, name: '', payment_methods: [] })
})
