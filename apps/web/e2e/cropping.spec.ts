import sharp from 'sharp'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('a picture of the wrong shape is cropped in the browser, and accepted', async ({ page }) => {
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  await page.goto('/user/me/created')
  await hydrated(page)
  await page
    .getByRole('link', { name: /Torrent in bottle green/ })
    .first()
    .click()
  await page.getByRole('navigation').getByRole('link', { name: 'Basics' }).click()
  const carousel = page.getByRole('region', { name: 'Carousel' })
  const shown = carousel.getByRole('listitem')
  const before = await shown.count()
  const buffer = await sharp({
    create: { width: 1200, height: 1600, channels: 3, background: '#2f5d50' },
  })
    .jpeg()
    .toBuffer()
  await carousel
    .locator('input[type=file]')
    .setInputFiles({ name: 'press-floor.jpg', mimeType: 'image/jpeg', buffer })
  await expect(carousel.getByText('press-floor.jpg is 1,200 × 1,600 pixels.')).toBeVisible()
  await expect(carousel.getByText(/needs 16:9.* 1,200 × 675 pixels/)).toBeVisible()
  // Smaller, by keyboard.
  await carousel.getByRole('slider', { name: 'Size of the frame' }).press('Home')
  await expect(carousel.getByText(/1,024 × 576 pixels/)).toBeVisible()
  await carousel.getByRole('button', { name: 'Crop as framed' }).click()
  await expect(shown).toHaveCount(before + 1)
  await page.reload()
  await expect(shown).toHaveCount(before + 1)
})

test('a stored picture is framed anew in its place, and a social preview is what networks are given', async ({
  page,
}) => {
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/torrent-espresso/')).json()
  const path = `/project/${project.vanity_url}`
  const shared = async () =>
    /property="og:image" content="([^"]+)"/.exec(await (await page.request.get(path)).text())?.[1] ?? ''
  expect(await shared()).toContain('/social/')
  await page.goto(`/dashboard/${project.id}/basics`)
  await hydrated(page)
  const social = page.getByRole('region', { name: 'Social preview' })
  const buffer = await sharp({
    create: { width: 2000, height: 1050, channels: 3, background: '#2f5d50' },
  })
    .jpeg()
    .toBuffer()
  await social.locator('input[type=file]').setInputFiles({ name: 'link.jpg', mimeType: 'image/jpeg', buffer })
  await expect(social.getByRole('figure')).toContainText(project.name)
  const first = await shared()
  expect(first).toMatch(/\/media\/project-[0-9a-f]+\.jpg$/)
  await social.getByLabel('Alternative text').fill('A plain green.')
  await social.getByLabel('Alternative text').blur()
  await expect(page.locator('[data-saving]')).toContainText('Saved at')

  // From what is stored: the file is no longer at hand.
  await page.reload()
  await hydrated(page)
  await social.getByRole('button', { name: 'Crop' }).click()
  await social.getByRole('slider', { name: 'Size of the frame' }).press('Home')
  await expect(social.getByText(/600 × 316 pixels/)).toBeVisible()
  await social.getByRole('button', { name: 'Crop as framed' }).click()
  await expect(social.getByRole('button', { name: 'Crop as framed' })).toHaveCount(0)
  // What it was cut from is at hand for as long as the page; the rest, as small as it may be, has no other part to show.
  await expect(social.getByRole('button', { name: 'Crop' })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(social.getByRole('button', { name: 'Remove' })).toBeVisible()
  await expect(social.getByRole('button', { name: 'Crop' })).toHaveCount(0)
  await expect(social.getByLabel('Alternative text')).toHaveValue('A plain green.')
  expect(await shared()).not.toBe(first)
  const html = await (await page.request.get(path)).text()
  expect(html).toContain('property="og:image:width" content="600"')
  expect(html).toContain('property="og:image:alt" content="A plain green."')
  await social.getByRole('button', { name: 'Remove' }).click()
  await expect(social.getByRole('figure')).toHaveCount(0)
  expect(await shared()).toContain('/social/')
})
