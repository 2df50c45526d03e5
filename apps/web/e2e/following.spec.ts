import { hydrated } from './journey.ts'
import { join } from './people.ts'
import { expect, test } from './test.ts'

const path = '/project/torrent-espresso'

test('a person follows a project and reports it; a visitor logs in first', async ({ page }) => {
  await page.goto(path)
  await hydrated(page)
  const follow = page.getByRole('button', { name: /^Subscribe/ })
  await follow.click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)

  await join(page)
  await page.goto(path)
  await hydrated(page)
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(follow).toHaveText('Subscribed')
  // It shows before it is stored, and the page is reloaded before the answer: the call goes on without its page.
  await page.reload()
  await expect(async () => {
    await page.reload()
    await expect(follow).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()

  await hydrated(page)
  await page.getByRole('button', { name: 'Report this project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this project' })
  await dialog.getByRole('radio', { name: 'It looks fraudulent' }).check()
  await dialog.getByLabel('What should we know?').fill('The film shows another product.')
  await dialog.getByRole('button', { name: 'Report project' }).click()
  await expect(page.getByText('Reported. A moderator will look at it.')).toBeVisible()
})
