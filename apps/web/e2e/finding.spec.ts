import { hydrated } from './journey.ts'
import { expect, test } from './test.ts'

test('a mistyped search finds its project, and is remembered on the device', async ({ page }) => {
  await page.goto('/search?query=fernhil+ketle')
  await hydrated(page)
  const results = page.getByRole('main')
  await expect(results.getByRole('article').first()).toContainText('Fernhill')
  await page.goto('/search?query=lamp')
  await hydrated(page)
  await expect(results.getByRole('link', { name: 'fernhil ketle' })).toBeVisible()
  await results.getByRole('button', { name: 'Forget “fernhil ketle”' }).click()
  await expect(results.getByRole('link', { name: 'fernhil ketle' })).toBeHidden()
})

test('a list is narrowed, kept in its address, and found again where it was left', async ({ page }) => {
  await page.goto('/projects/categories/0')
  await hydrated(page)
  await page.getByRole('button', { name: 'Show more' }).click()
  const cards = page.getByRole('main').getByRole('article')
  await expect.poll(() => cards.count()).toBeGreaterThan(18)
  // Other tests publish projects meanwhile.
  const shown = await cards.count()
  await cards.nth(18).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/project\//)
  await page.goBack()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(shown)
  await expect(cards.nth(18)).toBeInViewport()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('button', { name: /^60% or more \d+$/ }).click()
  await sheet.getByRole('combobox', { name: 'Ships to' }).selectOption('CAN')
  await sheet.getByRole('button', { name: /^Show \d+ projects?$/ }).click()
  await expect(page).toHaveURL('/projects/categories/0?held=60&ships_to=CAN')
  await expect(page.getByRole('link', { name: 'Remove “Ships to Canada”' })).toBeVisible()
  // The same filters, written with underscores and a goal that nothing has.
  await page.goto('/projects/recently_launched?held=60&goal_to=1')
  await page.getByRole('link', { name: /^Without “Goal up to \$0.01” there are \d+$/ }).click()
  await expect(page).toHaveURL('/projects/recently-launched?held=60')
  await expect(cards.first()).toBeVisible()
})
