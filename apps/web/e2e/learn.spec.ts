import { hydrated, runsOut } from './journey.ts'
import { expect, test } from './test.ts'

test('an answer is found, opened and left by the keyboard alone', async ({ page }) => {
  await page.goto('/learn')
  await expect(page).toHaveURL(/\/learn\/questions$/)
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Search the answers' }).focus()
  await page.keyboard.type('address')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 answer with “address”')
  const answer = page.getByRole('link', { name: /^Changing my address/ })
  for (
    let stops = 0;
    stops < 12 && !(await answer.evaluate((link) => link === document.activeElement));
    stops++
  )
    await page.keyboard.press('Tab')
  await expect(answer).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Changing my address' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search the answers' })).toHaveValue('address')
  await expect(answer).toBeVisible()
})

test('Enter searches every kind, at an address that can be shared', async ({ page, request }) => {
  await page.goto('/learn/questions/creators')
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('recovery key')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/learn\/questions\/all\?search=recovery%20key$/)
  await expect(page.getByRole('link', { name: /^I lost my phone/ })).toBeVisible()
  const html = await (await request.get('/learn/questions/all?search=recovery%20key')).text()
  expect(html).toContain('I lost my phone')
  expect(html).not.toContain('When is my card charged?</h2>')
})

test('an answer comes whole from the server, with its title; one that is not there is a 404', async ({
  request,
}) => {
  const html = await (await request.get('/learn/question/milestone-vote')).text()
  expect(html).toMatch(/<title>What a milestone vote does[^<]*Kindling<\/title>/)
  expect(html).toMatch(/name="description" content="Before held money is released/)
  expect(html).toContain('everybody outside the team with money held')
  for (const path of ['/learn/question/nobody-asked', '/learn/questions/cheapest', '/learn/nothing'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('every article of the home page leads to an answer', async ({ page, request }) => {
  await page.goto('/')
  const links = await page
    .locator('a[href^="/learn/question/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
})

test('French, as the browser asks for it and as it is chosen', async ({ page, request }) => {
  const headers = { 'accept-language': 'fr-CH,fr;q=0.9' }
  expect(await (await request.get('/learn/question/when-charged', { headers })).text()).toContain(
    'Quand ma carte est-elle débitée',
  )
  expect(await (await request.get('/terms', { headers })).text()).toContain('200 dollars américains')
  await page.goto('/learn/questions')
  await hydrated(page)
  const chosen = page.getByRole('combobox', { name: 'Language', exact: true })
  await chosen.selectOption('fr')
  await expect(page.getByRole('link', { name: /^Quand ma carte est-elle débitée/ })).toBeVisible()
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confidentialité')
})

test('the terms: figures, a section by its address, contents that follow', async ({ page }) => {
  await page.goto('/terms#which-law-applies')
  await hydrated(page)
  for (const figure of ['August 21, 2019', 'July 27, 2019', 'August 26, 2019', '200 US dollars', 'Delaware'])
    await expect(page.getByText(figure).first()).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Which law applies' })).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your account' })
    .click()
  await expect(page).toHaveURL(/#your-account$/)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeInViewport()
  await expect(
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your account' }),
  ).toHaveAttribute('aria-current', 'location')
})

test('the terms print without header, footer and buttons', async ({ page }) => {
  await page.goto('/terms')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await expect(page.getByText('200 US dollars.', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
})

test('the words of the terms are fetched when one goes there, and are in no page before', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await hydrated(page)
  expect(scripts.filter((url) => /\/(terms|privacy|risk|whitepaper|about)-/.test(url))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  // The heading is known before the words, which come with a script of their own.
  await expect.poll(() => scripts.some((url) => /\/terms-/.test(url))).toBe(true)
})

test('the last shared link of a visit is recorded, and a search by what was searched', async ({ page }) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/referrals/')) bodies.push(request.postDataJSON())
  })
  const arrived = page.waitForResponse((response) => response.url().endsWith('/api/referrals/'))
  await page.goto('/about?ref=club-night')
  expect((await arrived).status()).toBe(200)
  const other = page.waitForResponse((response) => response.url().endsWith('/api/referrals/'))
  await page.goto('/terms?ref=other')
  expect((await other).status()).toBe(200)
  const searched = page.waitForResponse((response) => response.url().endsWith('/api/referrals/'))
  await page.goto('/search?query=kettle')
  expect((await searched).status()).toBe(200)
  expect(bodies).toEqual([
    { internal_referral_type: 'INTERNAL', internal_referral_value: 'club-night' },
    { internal_referral_type: 'INTERNAL', internal_referral_value: 'other' },
    { internal_referral_type: 'SEARCH', internal_referral_value: 'kettle' },
  ])
})

test('nobody logs in before an address of the builder only to read that it is not there', async ({
  request,
}) => {
  const response = await request.get('/create/any/where?step=2', { maxRedirects: 0 })
  expect(response.status()).toBe(404)
})

test('frontend 23: at 320 pixels nothing runs out of these pages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/learn/questions', '/learn/question/milestone-vote', '/terms', '/whitepaper']) {
    await page.goto(path)
    expect(await runsOut(page), path).toBeLessThanOrEqual(0)
  }
})

test('what is announced says so, and Escape closes it', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const forum = page.getByRole('button', { name: 'Creator forum' })
  await forum.click()
  await expect(page.getByRole('dialog', { name: 'Coming soon' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(forum).toBeFocused()
})
