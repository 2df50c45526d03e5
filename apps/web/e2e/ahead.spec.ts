import type { Locator, Page } from '@playwright/test'
import { hydrated } from './journey.ts'
import { expect, test } from './test.ts'

const ofList = /\/api\/projects\/filter\//
const ofProject = /\/api\/projects\/(?!search\/)[^/]+\/$/

/** Reads of a project by the page, in their order. */
function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (ofProject.test(pathname)) reads.push(pathname)
  })
  return reads
}

/** The pointer leaves the link and comes back: what waits for it may have been loaded only now. */
async function rest(page: Page, link: Locator) {
  await page.mouse.move(0, 0)
  await link.hover()
}

test('a project that the pointer rests on opens without a request for it', async ({ page }) => {
  const reads = readsOf(page)
  await page.goto('/projects/trending')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const name = await page.getByRole('main').getByRole('article').first().getByRole('heading').textContent()
  // Its large picture comes last.
  const picture = page.waitForResponse((response) =>
    /\/media\/.*\b(?:960|1280|1600|1920)/.test(response.url()),
  )
  await expect(async () => {
    await rest(page, link)
    await expect.poll(() => reads.length, { timeout: 1000 }).toBe(1)
  }).toPass({ timeout: 30_000 })
  await picture
  await page.route(ofProject, (route) => route.abort())
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rewards', exact: true }).first()).toBeVisible()
  expect(reads).toHaveLength(1)
})

test('from a list at rest a project opens without a script of its own to wait for, at one request', async ({
  page,
}) => {
  const reads = readsOf(page)
  const body = page.waitForResponse(/\/assets\/Body-[^/]+\.js$/)
  await page.goto('/projects/trending')
  await body
  await page.waitForLoadState('networkidle')
  expect(reads).toEqual([])
  await page.route(/\/assets\/(?:project-campaign|ProjectSkeleton|Body|rewards|stories)-/, (route) =>
    route.abort(),
  )
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Rewards', exact: true }).first()).toBeVisible()
  expect(reads).toHaveLength(1)
})

test('a list that the pointer rests on opens without a request for it', async ({ page }) => {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (ofList.test(pathname)) reads.push(pathname)
  })
  await page.goto('/about')
  await hydrated(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Almost funded' })
  const answer = page.waitForResponse((response) => ofList.test(new URL(response.url()).pathname))
  await expect(async () => {
    await rest(page, link)
    await expect.poll(() => reads.length, { timeout: 1000 }).toBe(1)
  }).toPass({ timeout: 30_000 })
  await answer
  await page.route(ofList, (route) => route.abort())
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Almost funded' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(reads).toHaveLength(1)
})

test('a finger that touches a link reads its page, and pointing counts no visit', async ({ page }) => {
  const reads = readsOf(page)
  const visits: string[] = []
  page.on('request', (request) => void (request.url().includes('visit') && visits.push(request.url())))
  await page.goto('/projects/trending')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await expect(async () => {
    await link.dispatchEvent('touchstart')
    expect(reads).toHaveLength(1)
    await page.mouse.move(0, 0)
  }).toPass({ timeout: 30_000 })
  expect(visits).toEqual([])
})

test.describe('with a finger, on a network where nothing is fetched before', () => {
  test.use({ hasTouch: true })
  for (const press of ['tap', 'click'] as const)
    test(`a ${press} reads the project at once, while its scripts are still on their way`, async ({
      page,
    }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
      )
      const reads = readsOf(page)
      await page.goto('/projects/trending')
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const { promise: isRead, resolve } = Promise.withResolvers<void>()
      await page.route(/\/assets\/(?:project-campaign|ProjectSkeleton)-/, async (route) => {
        await isRead
        await route.continue()
      })
      await page.getByRole('main').getByRole('article').first().getByRole('link').first()[press]()
      await expect.poll(() => reads.length).toBe(1)
      resolve()
      await expect(page.getByRole('heading', { name: 'Rewards', exact: true }).first()).toBeVisible()
      expect(reads).toHaveLength(1)
    })
})

test('where data are to be saved, nothing is read before a press', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const reads = readsOf(page)
  const scripts: string[] = []
  page.on(
    'request',
    (request) => void (/\/Body-[^/]+\.js$/.test(request.url()) && scripts.push(request.url())),
  )
  await page.goto('/projects/trending')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  // Everything that runs later has come.
  await page.waitForLoadState('networkidle')
  await link.dispatchEvent('touchstart')
  await rest(page, link)
  // Longer than a pointer has to rest.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)))
  expect(reads).toEqual([])
  expect(scripts).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/project\//)
  await expect.poll(() => reads.length).toBeGreaterThan(0)
})
