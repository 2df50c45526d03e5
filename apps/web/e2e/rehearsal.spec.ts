import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('a creator rehearses the life of a draft by keyboard, and nothing is sent', async ({ page }) => {
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  await page.goto('/user/me/created')
  await hydrated(page)
  await page
    .getByRole('link', { name: /Torrent in bottle green/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/\d+/)
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await expect(page.getByText('You are previewing a draft. Nobody can pledge.')).toBeVisible()

  const changing: string[] = []
  const parts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') changing.push(`${request.method()} ${request.url()}`)
    if (/Rehearsal/.test(request.url())) parts.push(request.url())
  })
  await page.getByRole('link', { name: 'Rehearse', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Rehearsal' })
  const shown = bar.locator('[aria-current="step"]')
  await expect(shown).toContainText('Live')
  // Only now its own script was fetched.
  expect(parts.length).toBeGreaterThan(0)
  await expect(page).toHaveURL(/rehearse=live&as=visitor/)

  await page.keyboard.press('ArrowRight')
  await expect(shown).toContainText('Almost')
  await expect(page.getByText('almost funded', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(shown).toContainText('Funded')
  await expect(page).toHaveURL(/rehearse=funded/)
  await bar.getByRole('button', { name: 'You', exact: true }).click()
  await expect(bar.getByText(/You have received \$0\.00/)).toBeVisible()
  // What would pledge, subscribe or report leads nowhere.
  await bar.getByRole('button', { name: 'Visitor', exact: true }).click()
  await page.getByRole('button', { name: 'Report this project' }).click()
  await expect(bar.getByText('In a rehearsal this leads nowhere.')).toBeVisible()

  // Two presses before the page of the first has come: both count.
  const quick = await Promise.all(
    ['You', /^Live/].map((name) => bar.getByRole('button', { name, exact: true }).elementHandle()),
  )
  await page.evaluate(async (buttons) => {
    for (const button of buttons) {
      if (button instanceof HTMLElement) button.click()
      await Promise.resolve()
    }
  }, quick)
  await expect(page).toHaveURL(/rehearse=live&as=you/)
  await bar.getByRole('button', { name: 'Visitor', exact: true }).click()
  await expect(page).toHaveURL(/rehearse=live&as=visitor/)

  // The address is the state: a reload finds it again.
  await page.reload()
  await expect(shown).toContainText('Live')
  await hydrated(page)
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toContainText('Not started')
  await bar.getByRole('button', { name: 'End rehearsal' }).click()
  await expect(bar).toBeHidden()
  await expect(page).toHaveURL(/\/project\/preview\/[^?]+$/)
  expect(changing).toEqual([])
})
