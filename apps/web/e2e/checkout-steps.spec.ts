import { cards, hydrated, pledge, raised, toReview } from './journey.ts'
import { expect, test } from './test.ts'

const path = '/project/tidewell-pour-over'

test('refresh and back at every step keep what was done', async ({ page }) => {
  await toReview(page, { path })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Pledge \$/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue to review' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Mara Lindqvist/ })).toBeChecked()
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await pledge(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})

test('a refused card keeps everything, and another one works', async ({ page }) => {
  await toReview(page, { path, card: cards.refused })
  await pledge(page)
  await expect(page.getByRole('alert')).toContainText('Your bank refused this card')
  await page.getByRole('button', { name: 'Choose another card' }).click()
  await page.getByText('New card').click()
  await page.getByLabel('Name on card').fill('Mara Lindqvist')
  await page.getByLabel('Card number').fill(cards.good)
  await page.getByLabel('Expiry').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await pledge(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})

test('a bank that asks is answered, and the pledge stands', async ({ page }) => {
  await toReview(page, { path, card: cards.asks })
  await pledge(page)
  await expect(page.getByRole('heading', { name: /Your bank wants to be sure/ })).toBeVisible()
  await page.getByRole('button', { name: 'Approve the payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})

test('a bank that takes its time is waited for', async ({ page }) => {
  await toReview(page, { path, card: cards.slow })
  await pledge(page)
  await expect(page.getByRole('heading', { name: 'Your bank is thinking.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})

test('frontend 1, 4: without a network nothing is lost, and the retry is one pledge', async ({
  page,
  context,
}) => {
  await toReview(page, { path })
  const before = await raised(page, 'tidewell-pour-over')
  // The answer is lost, not the request: the platform has done it, and the page does not know.
  await page.route('**/pledges/me/checkout/', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await pledge(page)
  await expect(page.getByRole('alert')).toBeVisible()
  const between = await raised(page, 'tidewell-pour-over')
  expect(between).toBeGreaterThan(before)
  await page.unroute('**/pledges/me/checkout/')
  await pledge(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
  expect(await raised(page, 'tidewell-pour-over')).toBe(between)
  await context.setOffline(false)
})
