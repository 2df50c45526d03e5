import { speakFrench } from './french.ts'
import { hydrated, pledge, raised, toReview } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('a pledge is found again, and cancelled once, by keyboard and with the network gone in the middle', async ({
  page,
}) => {
  const before = await raised(page, 'tidewell-pour-over')
  await toReview(page, { path: '/project/tidewell-pour-over' })
  await pledge(page)
  await page.getByRole('link', { name: 'My pledges' }).click()
  await expect(page).toHaveURL(/\/pledges$/)
  await expect(page.getByRole('heading', { name: /^Under way/ })).toBeVisible()
  expect(await raised(page, 'tidewell-pour-over')).toBeGreaterThan(before)

  const ask = page.getByRole('button', { name: /^Cancel pledge: Tidewell/ })
  await hydrated(page)
  await ask.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel this pledge?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(ask).toBeFocused()

  await page.keyboard.press('Enter')
  const cancel = dialog.getByRole('button', { name: 'Cancel pledge' })
  await expect(cancel).toBeVisible()
  await page.context().setOffline(true)
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('We could not reach the server')
  await page.context().setOffline(false)
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/is cancelled\. Nothing was charged\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Finished/ })).toBeVisible()
  expect(await raised(page, 'tidewell-pour-over')).toBe(before)

  await page.reload()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(ask).toHaveCount(0)
})

test('a backer’s pledges fit a window of 320 px, in French from right to left too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enter(page, 'backer@kindling.test', 'kindling-demo')
  await page.goto('/pledges')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeGreaterThan(3)
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await sideways()).toBe(0)
  await speakFrench(page.context(), page.url())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mes contributions' })).toBeVisible()
  expect(await sideways()).toBe(0)
})
