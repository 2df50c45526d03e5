import { chooseReward, fillAddress, fillCard, hydrated, pledge, raised, signUp, welcomed } from './journey.ts'
import { expect, test } from './test.ts'

test('a visitor finds a campaign by search, signs up, backs it, and its total has risen', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('many small pieces')
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Search projects and creators' }).fill('kettle')
  await page.getByRole('option', { name: /Fernhill/ }).click()
  await expect(page).toHaveURL(/\/project\/fernhill-kettle$/)
  await expect(page).toHaveTitle(/Fernhill/)
  const before = await raised(page, 'fernhill-kettle')

  await chooseReward(page)
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await welcomed(page, await signUp(page))

  await expect(page.getByRole('heading', { name: 'Where should it go?' }).first()).toBeVisible()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  const button = page.getByRole('button', { name: /^Pledge \$/ })
  const seen = Number(((await button.textContent()) ?? '').replace(/[^\d.]/g, ''))
  await pledge(page)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
  expect(await raised(page, 'fernhill-kettle')).toBe(before + Math.round(seen * 100))
})

test('a campaign is found by list too, and a list keeps its state in its address', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Explore projects' }).click()
  await page
    .getByRole('link', { name: /Almost funded/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Almost funded' })).toBeVisible()
  await page.getByRole('link', { name: 'Ending soon' }).click()
  await expect(page).toHaveURL(/almost-funded.*sort=ending-soon/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Ending soon' })).toHaveAttribute('aria-current', 'true')
})

test('what is pledged survives a restart', async ({ page, server }) => {
  const before = await raised(page, 'fernhill-kettle')
  await server.kill()
  await server.restart()
  expect(await raised(page, 'fernhill-kettle')).toBe(before)
})
