import { fillAddress, fillCard, pledge, signUp, welcomed } from './journey.ts'
import { expect, test } from './test.ts'

test('with scripts that arrive late, the page is there, links lead on, and the job is done', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  // Before any script: text, amounts and links are there, and links work.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('many small pieces')
  await page
    .getByRole('link', { name: /Tidewell/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/project\/tidewell-pour-over/)
  await expect(page.getByText(/^Select \$/).first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Select \$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await welcomed(page, await signUp(page))
  await expect(page.getByRole('heading', { name: 'Where should it go?' }).first()).toBeVisible()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await pledge(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})
