import { hydrated, newEmail } from './journey.ts'
import { call, mailLink } from './people.ts'
import { expect, test } from './test.ts'

test('the newsletter is asked for at home, confirmed by the e-mail, and ended by its link', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Subscribe' }).scrollIntoViewIfNeeded()
  await page.locator('form').filter({ hasText: 'Subscribe' }).getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Look in your inbox to confirm.')).toBeVisible()

  const link = await mailLink(page, email, 'Confirm the newsletter')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You are on the list already' })).toBeVisible()

  await page.goto(await mailLink(page, email, 'You are subscribed'))
  await expect(page).toHaveURL(/\/newsletter\/unsubscribe\?code=/)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
})

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the links of the newsletter confirm and unsubscribe by a press', async ({ page }) => {
    const email = newEmail()
    await page.goto('/')
    await call(page, 'mailing-list/subscribe', { email })
    await page.goto(await mailLink(page, email, 'Confirm the newsletter'))
    await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
    await page.goto(await mailLink(page, email, 'You are subscribed'))
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  })
})
