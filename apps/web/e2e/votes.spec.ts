import { speakFrench } from './french.ts'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

const path = '/project/moth-lamp/vote'

test('a backer reads what a vote leads to, and votes; without a network it is not lost', async ({ page }) => {
  await enter(page, 'backer@kindling.test', 'kindling-demo')
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Release \$[\d,]+ for “Boards approved”\?$/,
  )
  const panel = page.getByRole('region', { name: 'What your vote does' })
  const amount = (await panel.locator('strong').first().textContent()) ?? ''

  // The question names the same amount; by keyboard alone, and nothing is voted by closing it.
  const no = panel.getByRole('button', { name: 'No confidence', exact: true })
  await no.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Vote no confidence?' })
  await expect(dialog).toContainText(amount)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(no).toBeFocused()

  await page.context().setOffline(true)
  await panel.getByRole('button', { name: 'Confidence', exact: true }).click()
  await expect(panel.getByRole('alert')).toContainText('We could not reach the server')
  await page.context().setOffline(false)
  await panel.getByRole('button', { name: 'Confidence', exact: true }).click()
  await expect(
    page.getByText('You voted confidence. The creator sees the count, not your name.'),
  ).toBeVisible()
  await page.reload()
  await expect(panel.getByText('You voted confidence.', { exact: true }).first()).toBeVisible()
})

test('a vote is read by everybody, without scripts and at 320 pixels, in French from right to left', async ({
  browser,
  baseURL,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
  await speakFrench(still, baseURL)
  const reader = await still.newPage()
  await reader.goto(`${baseURL}${path}`)
  await expect(reader.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/^Verser/)
  await expect(reader.getByRole('main').getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(path)}`,
  )
  await still.close()
})
