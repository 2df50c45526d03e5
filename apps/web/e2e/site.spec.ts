import { hydrated, runsOut } from './journey.ts'
import { join } from './people.ts'
import { expect, test } from './test.ts'

test('the first view comes whole from the server: words, title, social tags and data', async ({
  request,
}) => {
  const response = await request.get('/project/fernhill-kettle')
  const html = await response.text()
  expect(response.headers()['content-security-policy']).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
  expect(html).toMatch(/<title>Fernhill[^<]*Kindling<\/title>/)
  expect(html).toContain('property="og:title"')
  expect(html).toContain('application/ld+json')
  expect(html).toContain('id="rewards"')
})

for (const [path, status] of [
  ['/no-such-page', 404],
  ['/project/no-such-project', 404],
  ['/project/fernhill-kettle/discussion', 404],
  ['/projects/no-such-filter', 404],
  ['/projects/categories/abc', 404],
  ['/%E0%A4%A', 404],
  ['/search?query=%00%27%22%3B', 200],
] as const) {
  test(`an unusable address gets a view and never a blank page: ${path}`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kindling' }).first()).toBeVisible()
  })
}

test('theme, language and direction are remembered, and are there before any script', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('combobox', { name: /^Theme/ }).selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('combobox', { name: /^Direction/ }).selectOption('rtl')
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('fr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('petits morceaux')
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const html = await (await request.get('/', { headers: { cookie } })).text()
  expect(html).toMatch(/<html lang="fr" dir="rtl" data-theme="dark"/)
})

for (const path of ['/', '/project/fernhill-kettle']) {
  test(`scripts take the page over as it came, and build nothing of it anew: ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('main *, footer *'))
          Object.assign(element, { came: true })
      })
    })
    await page.goto(path)
    await hydrated(page)
    const footer = page.getByRole('contentinfo')
    await expect
      .poll(() =>
        footer.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
      )
      .toBe(true)
    const anew = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main section, main aside, main article, footer'))
        .filter((element) => !('came' in element) && !element.matches('footer'))
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(anew).toEqual([])
  })
}

test('what is chosen before its script has arrived is heard when it does', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/Footer-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('combobox', { name: /^Theme/ }).selectOption('dark')
  late.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('frontend 21: moving between pages sets title, scroll and focus', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'View all' }).first().scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'View all' }).first().click()
  await expect(page).toHaveTitle(/Trending/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('frontend 23: at 320 pixels nothing runs out of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [
    '/',
    '/projects/trending',
    '/project/fernhill-kettle',
    '/login',
    '/signup',
    '/search?query=kettle',
  ]) {
    await page.goto(path)
    expect(await runsOut(page), path).toBeLessThanOrEqual(0)
  }
})

test('frontend 8: of two searches the last one shows, whichever is answered first', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  const asks = (url: URL, text: string) =>
    url.pathname.endsWith('/projects/search/') && url.searchParams.get('query') === text
  await page.route(
    (url) => asks(url, 'tide'),
    async (route) => {
      await late.promise
      await route.continue()
    },
  )
  await page.goto('/')
  await hydrated(page)
  const bar = page.getByRole('combobox', { name: /^Search projects/ })
  const asked = page.waitForRequest((request) => asks(new URL(request.url()), 'tide'))
  await bar.fill('tide')
  await asked
  await bar.fill('fernhill')
  await expect(page.getByRole('option', { name: /Fernhill/ })).toBeVisible()
  const answered = page.waitForResponse((response) => asks(new URL(response.url()), 'tide'))
  late.resolve()
  await (await answered).finished()
  await expect(page.getByRole('option', { name: /Fernhill/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Tidewell/ })).toHaveCount(0)
})

test('frontend 12: a part that a newer release has replaced has the page loaded anew, once', async ({
  page,
}) => {
  let anew = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/learn/question/')) anew++
  })
  // Gone from the page that was there before the release, and in the one after it.
  await page.route('**/assets/Question-*.js', (route) => (anew === 0 ? route.abort() : route.continue()))
  await page.goto('/learn/questions')
  await hydrated(page)
  await page.getByRole('main').locator('a[href^="/learn/question/"]').first().click()
  await expect.poll(() => anew).toBe(1)
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: 'Asked most' })).toBeVisible()
  expect(anew).toBe(1)
})

test('frontend 11: a profile is good for five minutes, and read again by whoever goes on after that', async ({
  page,
}) => {
  await join(page)
  await page.clock.install()
  let read = 0
  await page.route('**/api/users/me/', (route) => {
    read += 1
    return route.continue()
  })
  await page.goto('/about')
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  const goTo = async (name: string) => {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.clock.runFor(4 * 60_000)
  await goTo('Terms')
  expect(read).toBe(0)
  await page.clock.runFor(2 * 60_000)
  await goTo('Privacy')
  await expect.poll(() => read).toBe(1)
  await goTo('Terms')
  expect(read).toBe(1)
})

test('frontend 24: whoever wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/project/fernhill-kettle', '/login']) {
    await page.goto(path)
    await hydrated(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((each) => ('animationName' in each ? each.animationName : String(each))),
    )
    expect(moving, path).toEqual([])
  }
})
