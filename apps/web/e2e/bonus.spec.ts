import type { Locator, Page } from '@playwright/test'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

/** To the end of the page, and further as often as the page grows, until something there is shown. */
const scrollTo = (page: Page, wanted: Locator) =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(wanted).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })

test('a backer’s entry to a bonus is accepted by the team, and stands on the page', async ({
  page,
  browser,
}) => {
  await enter(page, 'backer@kindling.test', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/torrent-espresso/')).json()
  await page.goto('/project/torrent-espresso')
  await hydrated(page)
  await scrollTo(page, page.getByRole('button', { name: 'Send your entry' }))
  await page.getByRole('button', { name: 'Send your entry' }).click()
  await page.getByLabel('Your entry').fill('Where the microwave was.')
  await page.getByRole('button', { name: 'Send your entry' }).click()
  await expect(page.getByText('Your entry is sent. The team reads it.')).toBeVisible()

  const team = await (await browser.newContext()).newPage()
  await enter(team, 'creator@kindling.test', 'kindling-demo')
  await team.goto(`/dashboard/${project.id}/bonus`)
  await hydrated(team)
  const entry = team.getByRole('listitem').filter({ hasText: 'Where the microwave was.' })
  await entry.getByRole('button', { name: /^Accept/ }).click()
  await expect(entry.getByRole('button')).toHaveCount(0)
  await team.context().close()

  await page.reload()
  await hydrated(page)
  await scrollTo(page, page.getByText('Your entry is accepted.'))
  await expect(page.getByRole('list', { name: 'Accepted' })).toContainText('Where the microwave was.')
})
