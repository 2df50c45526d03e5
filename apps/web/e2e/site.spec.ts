import { hydrated, password, runsOut } from './journey.ts'
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

test('a link to a project has a picture of its own for networks, which changes only with the project', async ({
  request,
}) => {
  const html = await (await request.get('/project/fernhill-kettle')).text()
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const { pathname } = new URL(address)
  expect(pathname).toMatch(/^\/social\/\d+-[0-9a-z]+\.jpg$/)
  expect(html).toContain('property="og:image:width" content="1200"')
  const picture = await request.get(pathname)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  expect((await picture.body()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  const older = await request.get(pathname.replace(/-\w+\.jpg$/, '-0.jpg'), { maxRedirects: 0 })
  expect([older.status(), older.headers().location]).toEqual([302, pathname])
})

for (const [path, status] of [
  ['/no-such-page', 404],
  ['/project/no-such-project', 404],
  ['/project/no-such-project/discussion', 404],
  ['/project/no-such-project/vote', 404],
  ['/projects/no-such-filter', 404],
  ['/projects/categories/abc', 404],
  ['/projects/categories/99', 404],
  ['/create/no-such-page', 404],
  ['/dashboard/7/no-such-section', 404],
  ['/wallet/no-such-tab', 404],
  ['/user/me/no-such-list', 404],
  ['/project/no-such-project/checkout', 404],
  ['/bank/no-such-project/1', 404],
  ['/terms#%E0%A4%A', 200],
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

test('the API says in JSON that it has no such call', async ({ request }) => {
  for (const path of ['/api/unknown', '/api/', '/api/projects/1/no-such-call/']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } })
    expect([response.status(), await response.json()], path).toEqual([
      404,
      { errors: [{ code: 'NOT_FOUND' }] },
    ])
  }
})

test('logging in leads back to the place in the page', async ({ page }) => {
  const email = await join(page)
  await page.context().clearCookies()
  await page.goto('/settings/account#sessions')
  await expect(page).toHaveURL(/\/login\?next=%2Fsettings%2Faccount%23sessions$/)
  await hydrated(page)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/settings\/account#sessions$/)
})

test('the header remembers the place in the page for a log-in from there', async ({ page }) => {
  await page.goto('/project/fernhill-kettle#rewards')
  await hydrated(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fproject%2Ffernhill-kettle%23rewards',
  )
})

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
  test(`scripts hydrate the page as it came, and rebuild nothing: ${path}`, async ({ page }) => {
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

test('no text of a visitor is taken for a place in the page’s state', async ({ request }) => {
  const html = await (await request.get('/search?query=%25formatted%25')).text()
  expect(html).toContain('value="%formatted%"')
  const [, state = ''] =
    /<script id="kindling-state" type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(state).formatted).toEqual(expect.objectContaining({}))
})

test('how the site looks is said at once, and is a choice once its script has arrived', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/at-rest-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('contentinfo')).toContainText('Theme System')
  await expect(page.getByRole('combobox', { name: /^Theme/ })).toHaveCount(0)
  late.resolve()
  await page.getByRole('combobox', { name: /^Theme/ }).selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('frontend 21: moving between pages sets title, scroll and focus', async ({ page }) => {
  await page.goto('/')
  // It brings the script that follows links; before that, links load a page.
  await hydrated(page, 'footer')
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
  // Missing for the page from before the release; there for the reloaded one.
  await page.route('**/assets/learn-question-*.js', (route) =>
    anew === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
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
  // Until its script has come a link of the footer loads its page anew, and focus is left to the browser.
  await hydrated(page, 'footer')
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
