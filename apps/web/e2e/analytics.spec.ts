import type { Browser, Page } from '@playwright/test'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

const id = 'G-AB12CD34EF'
const notice = (page: Page) => page.getByRole('complementary', { name: 'Counting visits' })

/** Google in the browser: its script reports the page once, and again for each new address, as the real one does. */
const script = `
  const dataLayer = window.dataLayer
  const report = () => window['ga-disable-${id}'] || fetch('https://region1.google-analytics.com/g/collect?dl=' + location.pathname)
  const { pushState } = history
  history.pushState = function (...args) { pushState.apply(this, args); report() }
  document.cookie = dataLayer.find(([name]) => name === 'config')[2].cookie_prefix + '_ga=GA1.1.7; path=/'
  report()
`

/** Answers for Google, and keeps what it was asked. */
async function playGoogle(page: Page) {
  const asked: string[] = []
  await page.route(/^https:\/\/[^/]*google/, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.host + url.pathname + url.search)
    await (url.pathname === '/gtag/js'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }))
  })
  return asked
}
const loaded = `www.googletagmanager.com/gtag/js?id=${id}`
const counted = (path: string) => `region1.google-analytics.com/g/collect?dl=${path}`

const policyOf = async (page: Page, path: string) =>
  (await page.request.get(path)).headers()['content-security-policy'] ?? ''

/** Gives the creator's project an id, as the creator does. Returns the paths of its page and of a draft's preview. */
async function giveId(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/torrent-espresso/')).json()
  await page.goto(`/dashboard/${project.id}/account`)
  await hydrated(page)
  const field = page.getByLabel('Google Analytics id')
  await field.fill('UA-12345-1')
  await field.blur()
  await expect(page.getByText('Please enter a valid Google Analytics id.')).toBeVisible()
  await field.fill(id)
  await field.blur()
  await expect(page.locator('[data-saving]')).toContainText('Saved at')
  const hidden = await (await page.request.get(`/api/projects/${project.id}/private/`)).json()
  await context.close()
  return {
    path: `/project/${project.vanity_url}`,
    preview: `/project/preview/${hidden.project.preview_code}`,
  }
}

/** Reads to the end of the page, where the notice is. */
async function toTheEnd(page: Page) {
  await hydrated(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
}

test('visits are counted on the project’s page alone, once its visitor agrees, until they take it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { path } = await giveId(browser, baseURL)
  expect(await policyOf(page, path)).toContain('google-analytics.com')
  for (const other of ['/', `${path}/updates`, '/project/plover-lamp'])
    expect(await policyOf(page, other), other).not.toContain('google')

  const asked = await playGoogle(page)
  await page.goto(path)
  await toTheEnd(page)
  await expect(notice(page)).toContainText('The creator would like to count visits')
  await page.reload()
  await toTheEnd(page)
  await expect(notice(page)).toBeVisible()
  expect(asked).toEqual([])

  await notice(page).getByRole('button', { name: 'Allow' }).click()
  await expect(notice(page)).toContainText('Google Analytics counts your visits')
  await expect.poll(() => asked).toEqual([loaded, counted(path)])

  // Remembered; and what is read elsewhere in the same document is not counted.
  asked.length = 0
  await page.goto(path)
  await toTheEnd(page)
  await expect.poll(() => asked).toEqual([loaded, counted(path)])
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kindling/ })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([loaded, counted(path)])

  asked.length = 0
  await page.goto(path)
  await toTheEnd(page)
  await expect.poll(() => asked.length).toBe(2)
  await notice(page).getByRole('button', { name: 'Stop counting' }).click()
  await expect(notice(page)).toContainText('does not count your visits')
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => /_ga/.test(name)))
    .toEqual([])
  asked.length = 0
  await page.reload()
  await toTheEnd(page)
  await expect(notice(page)).toContainText('does not count your visits')
  expect(asked).toEqual([])
})

test('who comes from another page agrees in a document that may connect to Google', async ({
  page,
  browser,
  baseURL,
}) => {
  const { path } = await giveId(browser, baseURL)
  const asked = await playGoogle(page)
  await page.goto(`${path}/updates`)
  await hydrated(page)
  await page.locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await toTheEnd(page)
  await notice(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => asked).toEqual([loaded, counted(path)])
})

test('nobody is asked in a browser that says no to every site, on other projects or in a preview', async ({
  page,
  browser,
  baseURL,
}) => {
  const { path, preview } = await giveId(browser, baseURL)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const asks = () => scripts.filter((each) => /\/Visits-/.test(each))
  for (const other of ['/project/plover-lamp', preview]) {
    await page.goto(other)
    await toTheEnd(page)
    await page.waitForLoadState('networkidle')
    await expect(notice(page), other).toHaveCount(0)
    expect(asks(), other).toEqual([])
    expect(await policyOf(page, other), other).not.toContain('google')
  }
  const asked = await playGoogle(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await page.goto(path)
  await toTheEnd(page)
  await expect.poll(() => asks().length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await expect(notice(page)).toHaveCount(0)
  expect(asked).toEqual([])
})
