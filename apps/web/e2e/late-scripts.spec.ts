import { fillAddress, fillCard, hydrated, pledge, signUp, welcomed } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('with scripts that arrive late, the page is there, links lead on, and the job is done', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 800))
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

test('what makes the parts beside the pledge answer is fetched once the page is touched', async ({
  page,
}) => {
  const beside: string[] = []
  page.on(
    'request',
    (request) => void (/\/beside-[^/]+\.js$/.test(request.url()) && beside.push(request.url())),
  )
  await page.goto('/project/torrent-espresso')
  await hydrated(page, 'footer')
  await page.waitForLoadState('networkidle')
  const report = page.getByRole('button', { name: 'Report this project' })
  await expect(report).toBeVisible()
  expect(beside).toEqual([])
  // Where a press is the first touch, it does what it was made for: a visitor logs in first.
  await report.press('Enter')
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/project/torrent-espresso')}`)
  expect(new Set(beside).size).toBe(1)
})

test('a backer’s own choice stands on its reward before the page is touched', async ({ page }) => {
  await enter(page, 'backer@kindling.test', 'kindling-demo')
  await page.goto('/project/tidewell-pour-over')
  const rewards = page.getByRole('complementary', { name: 'Rewards' })
  await expect(rewards.getByRole('link', { name: 'Continue to checkout' })).toBeVisible()
})

test('somebody who jumps to the end of a project’s page finds it filled', async ({ page }) => {
  // Low enough for the story to be out of reach before the jump, and after it.
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/project/torrent-espresso')
  await hydrated(page)
  // Parts far below wait until they come near, from here on.
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Similar projects are loading')).toHaveCount(1)
  // At once, as by the scroll bar: a smooth scroll would come near every part on its way.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const similar = page.getByRole('region', { name: 'Similar projects' })
  await expect(similar.getByRole('article').first()).toBeVisible()
})

test('a project’s page is filled after a click in a browser that is never idle', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0
  })
  await page
    .getByRole('link', { name: /Tidewell/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/project\/tidewell-pour-over/)
  await expect(page.getByRole('link', { name: /^Select \$/ }).first()).toBeVisible()
})
