import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('an update is kept as a draft, published, and read on the project’s page', async ({ page }) => {
  await enter(page, 'anouk.vis@example.com', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/hollowmere-game/')).json()
  await page.goto(`/manager/${project.id}/timeline`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Write update' }).click()
  await page.getByLabel(/^Title/).fill('Tiles, cut and counted')
  await page.getByLabel('Text').click()
  await page.keyboard.type('All nine hundred of them.')
  // A reload in the middle of it loses nothing.
  await page.reload()
  await expect(page.getByLabel(/^Title/)).toHaveValue('Tiles, cut and counted')
  await expect(page.getByLabel('Text')).toContainText('All nine hundred of them.')
  const tabs = page.getByRole('navigation', { name: 'Project manager' })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Only the team sees it.')).toBeVisible()
  await expect(page).toHaveURL(/\/updates$/)
  await expect(tabs.getByRole('link', { name: /^Updates \d+ drafts?$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Edit: Tiles, cut and counted' }).click()
  await page.getByRole('button', { name: /^Publish to \d+ people$/ }).click()
  await page.getByRole('link', { name: 'Tiles, cut and counted' }).click()
  await expect(page.getByRole('heading', { name: 'Tiles, cut and counted' })).toBeVisible()
  await expect(page.getByText('All nine hundred of them.')).toBeVisible()
})
