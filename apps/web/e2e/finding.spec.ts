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
  const left = cards.nth(18)
  const name = await left.getByRole('heading').textContent()
  const title = await page.title()
  await left.evaluate((card) => card.setAttribute('data-left', ''))
  await left.getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/project\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect(page).toHaveTitle(new RegExp(`^${name}`))
  // What is pressed on the project does not change where the list was left.
  await page.getByRole('heading', { level: 1 }).click()
  await page.goBack()
  // The list stayed behind the project: nothing in it is drawn anew.
  await expect(page.locator('[data-left]')).toBeInViewport()
  await expect(page).toHaveTitle(title)
  await expect(left.getByRole('link').first()).toBeFocused()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(shown)
  await expect(left).toBeInViewport()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  // From the menu it is opened anew, from its top.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trending' }).click()
  await expect(page).toHaveURL('/projects/trending')
  await expect(page.locator('[data-left]')).toHaveCount(0)
  await expect(cards.first()).toBeInViewport()
  await page.goto('/projects/categories/0')
  await hydrated(page)

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
