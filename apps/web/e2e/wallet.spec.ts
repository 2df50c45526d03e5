import { hydrated } from './journey.ts'
import { expect, test } from './test.ts'

test('frontend 7: PLG become dollars: rubbish first, then right, once however often it is pressed', async ({
  page,
}) => {
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('E-mail', { exact: true }).first().fill('creator@kindling.test')
  await page.getByLabel('Password', { exact: true }).fill('kindling-demo')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  // A log-in without a wanted page leads to the person's own page (spec 1 §4).
  await expect(page).toHaveURL(/\/user\/me$/)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Wallet 1,770.00 PLG' }).click()
  await expect(page.getByText('1,770.00 of 5,000.00 PLG')).toBeVisible()
  await expect(page.getByText(/^About \$/)).toBeVisible()

  await page.getByRole('link', { name: 'Conversion' }).click()
  await expect(page.getByText(/^1 PLG = \$0\.\d{4}/)).toBeVisible()
  const amount = page.getByLabel('Amount in PLG')
  const convert = page.getByRole('button', { name: /^Convert/ })
  await amount.fill('a lot of <b>it</b>')
  await convert.click()
  await expect(page.getByText('Enter an amount such as 25 or 25.50.')).toBeVisible()
  await amount.fill('1770.01')
  await convert.click()
  await expect(page.getByText('You have 1,770.00 PLG. Enter that or less.')).toBeVisible()
  await expect(amount).toHaveValue('1770.01')

  await amount.fill('120.50')
  await expect(convert).toHaveAccessibleName(/^Convert to \$1\d\.\d\d$/)
  await convert.dblclick()
  await expect(page.getByText(/120\.50 PLG became \$1\d\.\d\d\./)).toBeVisible()

  await page.getByRole('link', { name: 'History' }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: '-120.50' })).toHaveCount(1)
  await expect(rows.filter({ hasText: '1,649.50' })).toHaveCount(1)
  await page.reload()
  await expect(rows.filter({ hasText: '-120.50' })).toHaveCount(1)
})

test('people without a verified identity are led to the verification', async ({ page }) => {
  await page.goto('/wallet/conversion')
  await hydrated(page)
  await page.getByLabel('E-mail', { exact: true }).first().fill('backer@kindling.test')
  await page.getByLabel('Password', { exact: true }).fill('kindling-demo')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Your identity is not verified.')).toBeVisible()
  await expect(page.getByLabel('Amount in PLG')).toHaveCount(0)
  await page.getByRole('link', { name: 'Verify identity' }).click()
  await expect(page).toHaveURL(/\/settings\/verification$/)
})
