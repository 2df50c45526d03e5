import type { Page } from '@playwright/test'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

/** Focuses a control as Tab would, and uses it by a key alone. */
const press = async (page: Page, role: 'button' | 'link', name: string | RegExp, key = 'Enter') => {
  await page.getByRole(role, { name }).first().press(key)
}

test('a team notes something about a pledge and prints its packing slip, by keyboard', async ({ page }) => {
  await enter(page, 'anouk.vis@example.com', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/hollowmere-game/')).json()
  await page.goto(`/manager/${project.id}/backers?parcel=READY&note=yes`)
  await hydrated(page)
  await press(page, 'link', 'Theo Eisler')
  const field = page.getByLabel('New note')
  await field.focus()
  await page.keyboard.type('Two boxes, one label.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two boxes, one label.')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()

  await page.goto(`/manager/${project.id}/backers?parcel=READY&note=yes`)
  await hydrated(page)
  await page.getByRole('checkbox', { name: 'Select Theo Eisler' }).press('Space')
  await press(page, 'link', 'Packing slips')
  const slips = page.getByRole('list', { name: 'Packing slips' }).getByRole('listitem')
  await expect(slips).toHaveCount(1)
  await expect(slips).toContainText(project.name)
  await expect(slips).toContainText('50672 Köln')
  await expect(slips).toContainText('Hollowmere with the wooden folk')
  // No price, and nothing that the team noted.
  await expect(slips).not.toContainText(/\$|Two boxes|bell/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Project manager' })).toBeHidden()
  await expect(slips).toBeVisible()
})
