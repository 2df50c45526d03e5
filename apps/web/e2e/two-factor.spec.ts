import type { Page } from '@playwright/test'
import { hydrated, password } from './journey.ts'
import { guarded, me } from './people.ts'
import { expect, test } from './test.ts'

async function givePassword(page: Page, email: string, next = '/projects/trending'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await hydrated(page)
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}
const field = (page: Page) => page.getByLabel('Six-digit code')
const status = async (page: Page) => (await me(page)).status
const arrived = async (page: Page) => {
  await expect(page).toHaveURL(/\/projects\/trending$/)
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
}

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the password, a wrong code, the right one; then the recovery key', async ({ page }) => {
    const { email, recoveryKey, code } = await guarded(page)
    const givePasswordAlone = async () => {
      // Only the browser has the hash: no server sees it, and both forms keep it.
      await page.goto('/login?next=%2Fprojects%2Ftrending#results')
      await page.getByLabel('E-mail', { exact: true }).first().fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    }
    const confirmCode = page.getByRole('button', { name: 'Confirm' })
    await givePasswordAlone()
    expect(await page.content()).not.toContain(password)
    const near = [-2, -1, 0, 1, 2].map(code)
    await field(page).fill(near.includes('111111') ? '222222' : '111111')
    await confirmCode.click()
    await expect(field(page)).toHaveAccessibleDescription(/This code is not correct/)
    await field(page).fill(code(0))
    await confirmCode.click()
    await expect(page).toHaveURL(/\/projects\/trending#results$/)
    expect(await status(page)).toBe(200)

    await page.context().clearCookies()
    await givePasswordAlone()
    await page.getByText('Use a recovery key').click()
    await page.getByLabel('Recovery key').fill(recoveryKey)
    await page.getByRole('button', { name: 'Log in with key' }).click()
    await expect(page.getByRole('heading', { name: 'Two-factor is off' })).toBeVisible()
    await page.getByRole('link', { name: 'Not now' }).click()
    await expect(page).toHaveURL(/\/projects\/trending$/)
    expect((await me(page)).user).toMatchObject({ email, totp_enabled: false })
  })
})
