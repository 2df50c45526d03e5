import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('a text is translated beside its English, saves itself and is there after a reload', async ({
  page,
}) => {
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/torrent-espresso/')).json()
  await page.goto(`/dashboard/${project.id}/translation`)
  await hydrated(page)
  await page.getByRole('button', { name: /^German/ }).click()
  const blurb = page.getByLabel('Blurb in German')
  await blurb.fill('Neun Bar aus zwei Händen.')
  await blurb.blur()
  await expect(page.getByText(/^Saved at/).last()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Blurb in German')).toHaveValue('Neun Bar aus zwei Händen.')
})

test.describe('a reader of French', () => {
  test.use({ locale: 'fr-FR' })

  test('reads a translated project in French, and its original on request', async ({ page }) => {
    await page.goto('/project/little-weather')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Petit temps/)
    await expect(page.getByText('Une boucle de bouleau pour l’accrocher')).toBeVisible()
    await hydrated(page)
    await page.getByRole('button', { name: 'Voir l’original' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Little Weather/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Little Weather/)
    await page.getByRole('button', { name: 'La lire en français' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Petit temps/)
  })
})
