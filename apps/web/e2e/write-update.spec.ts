import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('an update is kept as a draft, published, and read on the project’s page', async ({ page }) => {
  await enter(page, 'anouk.vis@example.com', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/hollowmere-game/')).json()
  await page.goto(`/manager/${project.id}/updates`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Write update' }).click()
  await page.getByLabel(/^Title/).fill('Tiles, cut and counted')
  await page.getByLabel('Text').click()
  await page.keyboard.type('All nine hundred of them.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Only the team sees it.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit: Tiles, cut and counted' }).click()
  await page.getByRole('button', { name: /^Publish to \d+ people$/ }).click()
  await page.getByRole('link', { name: 'Tiles, cut and counted' }).click()
  await expect(page.getByRole('heading', { name: 'Tiles, cut and counted' })).toBeVisible()
  await expect(page.getByText('All nine hundred of them.')).toBeVisible()
})
