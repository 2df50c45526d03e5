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

  await page.getByRole('link', { name: /^Change pledge: Tidewell/ }).click()
  await expect(page).toHaveURL(/\/pledges\/plg_/)
  const ask = page.getByRole('button', { name: 'Cancel pledge' })
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
  expect(await raised(page, 'tidewell-pour-over')).toBe(before)

  await page.goto('/pledges')
  await expect(page.getByRole('heading', { name: /^Finished/ })).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Change pledge: Tidewell/ })).toHaveCount(0)
})

test('a pledge is changed by keyboard, survives a reload and the way back, and adds up everywhere', async ({
  page,
}) => {
  await toReview(page, { path: '/project/tidewell-pour-over' })
  await pledge(page)
  const before = await raised(page, 'tidewell-pour-over')
  await page.goto('/pledges')
  await page.getByRole('link', { name: /^Change pledge: Tidewell/ }).click()
  await expect(page).toHaveURL(/\/pledges\/plg_/)
  await hydrated(page)
  const more = page.getByRole('button', { name: /^One more: / }).first()
  await more.focus()
  await page.keyboard.press('Enter')
  const save = page.getByRole('button', { name: 'Save 2 pieces' })
  await page.context().setOffline(true)
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('We could not reach the server')
  await page.context().setOffline(false)
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your pledge is changed.')).toBeVisible()
  await expect(page.getByText(/: from 1 to 2\. The total became /)).toBeVisible()
  const after = await raised(page, 'tidewell-pour-over')
  expect(after).toBeGreaterThan(before)

  await page.reload()
  await expect(page.getByText(/: from 1 to 2\. The total became /)).toBeVisible()
  await page.getByRole('link', { name: 'My pledges' }).first().click()
  await expect(page.getByText(/^2 × /).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What you pledged for' })).toBeVisible()
})

test('one pledge fits a window of 320 px in French from right to left, and paper shows no controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enter(page, 'backer@kindling.test', 'kindling-demo')
  await page.goto('/pledges')
  await page.getByRole('article').first().getByRole('link').last().click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden()
  await expect(page.getByText(/^Pledge plg_/)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await speakFrench(page.context(), page.url())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Historique' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
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
