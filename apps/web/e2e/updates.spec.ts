import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

const path = '/project/torrent-espresso/updates'

test('updates are read without scripts, each at its own address', async ({ browser, page }) => {
  await page.goto(path)
  const { origin } = new URL(page.url())
  const still = await browser.newContext({ javaScriptEnabled: false })
  const reader = await still.newPage()
  await reader.goto(`${origin}${path}`)
  await expect(reader.getByRole('heading', { name: 'Earlier' })).toBeVisible()
  const earlier = reader.getByRole('listitem').getByRole('link').first()
  const title = await earlier.locator('span span').first().textContent()
  await earlier.click()
  await expect(reader).toHaveURL(/\/updates\/upd_/)
  await expect(reader.getByRole('heading', { name: title ?? '' })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'All updates' })).toBeVisible()
  const response = await reader.goto(`${origin}${path}/upd_of_nobody`)
  expect(response?.status()).toBe(404)
  await still.close()
})

test('frontend 13: a backer finds an update helpful; without a network that rolls back', async ({ page }) => {
  await enter(page, 'backer@kindling.test', 'kindling-demo')
  await page.goto(path)
  await hydrated(page)
  const like = page.getByRole('button', { name: /^Helpful/ })
  const count = async () => Number((await like.textContent())?.match(/\d+$/)?.[0])
  const before = await count()
  const was = (await like.getAttribute('aria-pressed')) === 'true'
  // It shows at once, before the server has it: a reload that overtakes it on a busy machine would read the old count.
  const saved = page.waitForResponse(/\/likes\/$/)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', String(!was))
  await saved
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', String(!was))
  expect(await count()).toBe(before + (was ? -1 : 1))
  await hydrated(page)
  await page.context().setOffline(true)
  await like.click()
  await expect(page.getByRole('alert')).toContainText('We could not reach the server')
  await expect(like).toHaveAttribute('aria-pressed', String(!was))
  await page.context().setOffline(false)
})
