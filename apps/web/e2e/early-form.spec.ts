import { holdScripts } from './hold-scripts.ts'
import { hydrated, newEmail, password } from './journey.ts'
import { join, mailLink } from './people.ts'
import { expect, test } from './test.ts'

const everyScript = /\/assets\/.*\.js$/

test('frontend 28: a form at the end of home, sent before its script has come, is sent once it is there', async ({
  page,
}) => {
  const email = newEmail()
  const letGo = await holdScripts(page, /\/assets\/HomeRest-/)
  await page.goto('/')
  await hydrated(page)
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await subscribe.scrollIntoViewIfNeeded()
  await page.locator('form', { has: subscribe }).getByLabel('E-mail').fill(email)
  await subscribe.click()
  await expect(subscribe).toHaveAttribute('aria-busy', 'true')
  await letGo()
  await expect(page.getByText('Look in your inbox to confirm.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await mailLink(page, email, 'Confirm the newsletter')
})

test('frontend 28: what is typed before any script has come is there when the page is alive', async ({
  page,
}) => {
  const letGo = await holdScripts(page, everyScript)
  await page.goto('/login', { waitUntil: 'commit' })
  const form = page.getByRole('main').locator('form').first()
  await form.getByLabel('E-mail').fill('mara@example.com')
  await form.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('combobox').first().fill('kettle')
  await letGo()
  await hydrated(page)
  await expect(form.getByLabel('E-mail')).toHaveValue('mara@example.com')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password)
  await expect(page.getByRole('combobox').first()).toHaveValue('kettle')
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
})

test('frontend 28: a password typed and sent before any script has come stays out of the address', async ({
  page,
}) => {
  await join(page)
  const letGo = await holdScripts(page, everyScript)
  await page.goto('/settings/account', { waitUntil: 'commit' })
  const change = page.getByRole('button', { name: 'Change password' })
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('another long passphrase')
  await page.getByLabel('New password again').fill('another long passphrase')
  await page.keyboard.press('Enter')
  await expect(change).toHaveAttribute('aria-busy', 'true')
  await letGo()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page).toHaveURL('/settings/account')
})
