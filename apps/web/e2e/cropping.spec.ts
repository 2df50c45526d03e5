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
