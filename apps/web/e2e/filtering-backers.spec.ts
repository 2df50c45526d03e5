import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('a filter says how many backers it picks, and shows them without another request', async ({ page }) => {
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/weir-tamper/')).json()
  const list = `/api/projects/${project.id}/pledges/`
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(list)) asked.push(request.url())
  })
  const rows = page.getByRole('table', { name: 'Backers' }).locator('tbody tr')

  await page.goto(`/manager/${project.id}/backers`)
  await hydrated(page)
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Returned', exact: true }).check()
  const show = page.getByRole('button', { name: /^Show \d+ pledges$/ })
  await expect(show).toBeVisible()
  const [, count = ''] = /(\d+)/.exec((await show.textContent()) ?? '') ?? []
  const before = asked.length
  await show.click()
  await expect(page).toHaveURL(/parcel=RETURNED/)
  await expect(page.getByRole('status').filter({ hasText: `${count} pledges` })).toBeVisible()
  await expect(rows).toHaveCount(Math.min(Number(count), 50))
  for (const row of await rows.all()) await expect(row).toContainText('Returned')
  expect(asked.slice(before)).toEqual([])

  await page.goBack()
  await expect(rows).toHaveCount(50)
  await expect(rows.first()).not.toContainText('Returned')
})
