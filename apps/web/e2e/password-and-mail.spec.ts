import type { Page } from '@playwright/test'
import { welcomePath } from '../app/welcome.ts'
import { hydrated, newEmail, password, signUp, welcomed } from './journey.ts'
import { call, confirm, enter, join, mailLink, me } from './people.ts'
import { expect, test } from './test.ts'

const newPassword = 'another long passphrase'

async function logIn(page: Page, email: string, withPassword: string): Promise<void> {
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(withPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}
const account = (page: Page) => page.getByRole('button', { name: /Account of/ })

test('a new account is welcomed, and confirms the e-mail by its link', async ({ page }) => {
  await page.goto('/signup')
  const email = await signUp(page)
  await expect(page.getByRole('dialog', { name: 'Welcome to Kindling' })).toContainText(email)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/$/)
  expect((await me(page)).user.email_confirmed).toBe(false)

  await mailLink(page, email)
  // As a person reads it: from the outbox, out of the e-mail's own frame.
  await page.goto(`/outbox?to=${encodeURIComponent(email)}`)
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
  await page.frameLocator('iframe').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/confirmemail\?code=/)
  await expect(page.getByRole('dialog', { name: 'Your e-mail is confirmed' })).toBeVisible()
  const link = page.url()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('many small pieces')
  expect((await me(page)).user.email_confirmed).toBe(true)

  await page.goto(link)
  await expect(page.getByRole('dialog', { name: 'Already confirmed' })).toBeVisible()

  // The welcome was shown: reloading its address leads home.
  await page.goto(welcomePath)
  await expect(page).toHaveURL(/\/$/)
})

test('a reminder put off in another tab, while this page was on its way, is not shown', async ({ page }) => {
  await join(page)
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it
    document.cookie = 'confirm_later=1; path=/; samesite=lax'
  })
  await page.goto('/about')
  await hydrated(page, 'main + *')
  await expect(page.getByRole('complementary', { name: 'Your e-mail is not confirmed' })).toHaveCount(0)
})

test('a new account on the way elsewhere sees the welcome there, and a quiet reminder until it confirms', async ({
  page,
}) => {
  const notice = page.getByRole('complementary', { name: 'Your e-mail is not confirmed' })
  await page.goto('/signup?next=%2Fprojects%2Ftrending%3Fsort%3Dnewest')
  const email = await signUp(page)
  await welcomed(page, email)
  await expect(page).toHaveURL(/\/projects\/trending\?sort=newest$/)
  await expect(notice).toContainText(email)
  const first = await mailLink(page, email)
  await notice.getByRole('button', { name: 'Send the link again' }).click()
  await expect(notice.getByRole('alert')).toContainText(`Sent to ${email}`)
  await notice.getByRole('button', { name: 'Hide for this visit' }).click()
  await expect(notice).toHaveCount(0)

  // For this visit the server omits it as well, and the welcome is shown once.
  await page.goto('/projects/trending?welcome')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
  expect(await (await page.request.get('/about')).text()).not.toContain(
    'aria-label="Your e-mail is not confirmed"',
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.context().clearCookies({ name: 'confirm_later' })
  await page.goto('/about')
  await expect(notice).toBeVisible()
  await confirm(page, email, first)
  await page.goto('/about')
  await hydrated(page)
  await expect(notice).toHaveCount(0)
})

test('what takes a confirmed e-mail asks for it, and sends the link again', async ({ page }) => {
  const email = await join(page)
  await page.goto('/settings/account')
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Turn on' }).click()
  const prompt = page.getByRole('dialog', { name: 'Confirm your e-mail first' })
  await expect(prompt).toContainText(email)
  await page.route('**/api/users/me/email-resendconfirmation/', (route) => route.abort())
  await prompt.getByRole('button', { name: 'Send the link again' }).click()
  await expect(prompt.getByRole('alert')).toContainText('We could not reach the server')
  await page.unroute('**/api/users/me/email-resendconfirmation/')
  await prompt.getByRole('button', { name: 'Send the link again' }).click()
  await expect(prompt.getByRole('alert')).toContainText(`Sent to ${email}`)
  await page.keyboard.press('Escape')
  await expect(prompt).toHaveCount(0)
})

test('a forgotten password is reset by the e-mail, and every session ends', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await join(page)
  // On another device, which knows only the e-mail.
  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) })
  await elsewhere.goto(`/forgot-password?email=${encodeURIComponent(email)}`)
  await hydrated(elsewhere)
  await elsewhere.getByRole('button', { name: 'Send the link' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Look in your inbox' })).toBeVisible()
  await elsewhere.goto(await mailLink(elsewhere, email, 'Choose a new password'))
  await expect(elsewhere).toHaveURL(/\/reset-password\?code=/)
  await hydrated(elsewhere)
  await elsewhere.getByLabel('New password', { exact: true }).fill(newPassword)
  await elsewhere.getByLabel('New password, again').fill(newPassword)
  await elsewhere.getByRole('button', { name: 'Change the password' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()

  expect((await me(page)).status).toBe(401)
  await logIn(elsewhere, email, password)
  await expect(elsewhere.getByRole('alert')).toContainText('Invalid e-mail or password')
  await logIn(elsewhere, email, newPassword)
  await expect(account(elsewhere)).toBeVisible()
  await elsewhere.close()
})

test('the outcome of a form that was sent before any script is shown once', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  const mail = page.getByLabel('E-mail', { exact: true }).first()
  await mail.fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  // Sent by the browser itself.
  await page.locator('form[method=post]').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByRole('alert')).toContainText('Invalid e-mail or password')
  await hydrated(page)
  await expect(mail).toHaveValue('nobody@example.com')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Sign up' }).click()
  // The page before stays, with what was typed, until the next one is loaded.
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await header.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(mail).toHaveValue('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('27: pages whose address opens something tell it to nobody, and nothing keeps them', async ({
  request,
}) => {
  for (const path of ['/confirmemail?code=x', '/reset-password?code=x', '/undo-email?code=x']) {
    const headers = (await request.get(path)).headers()
    expect(headers['referrer-policy'], path).toBe('no-referrer')
    expect(headers['cache-control'], path).toContain('no-store')
  }
  const html = await (await request.get('/reset-password?code=c29tZSByYW5kb20gYml0cw')).text()
  // The page's links do not carry the code on either.
  expect(html.match(/href="[^"]*c29tZSByYW5kb20gYml0cw[^"]*"/g) ?? []).toEqual([])
  const home = await request.get('/confirmemail', { maxRedirects: 0 })
  expect([home.status(), home.headers().location]).toEqual([302, '/'])
})

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a person signs up, logs in and goes on to where they wanted to', async ({ page }) => {
    const email = newEmail()
    await page.goto('/signup?next=%2Fprojects%2Ftrending')
    await page.getByLabel('E-mail', { exact: true }).first().fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/projects\/trending\?welcome$/)
    expect((await me(page)).user.email).toBe(email)

    await page.context().clearCookies()
    await page.goto('/login?next=%2F%2Fevil.example')
    await page.getByLabel('E-mail', { exact: true }).first().fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/user\/me$/)
    expect((await me(page)).user.email).toBe(email)

    // The server redirected here and never saw the hash: the browser carries it there and back.
    await page.context().clearCookies()
    await page.goto('/settings/account#sessions')
    await page.getByLabel('E-mail', { exact: true }).first().fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/settings\/account#sessions$/)
  })

  test('a rejection says why, keeps the e-mail, and gives no password back', async ({ page }) => {
    await page.goto('/login?next=%2Fsearch')
    await page.getByLabel('E-mail', { exact: true }).first().fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('main').getByRole('button', { name: 'Log in' }).click(),
    ])
    expect(refused.status()).toBe(401)
    expect(refused.headers()['cache-control']).toContain('no-store')
    expect(await refused.text()).not.toContain('not the password')
    await expect(page.getByRole('alert')).toContainText('Invalid e-mail or password')
    await expect(page.getByLabel('E-mail', { exact: true }).first()).toHaveValue('nobody@example.com')
    await expect(page).toHaveURL(/\/login\?next=%2Fsearch$/)

    await page.goto('/signup')
    await page.getByLabel('E-mail', { exact: true }).first().fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill('password123')
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /on lists of leaked passwords/,
    )
  })

  test('the links of e-mails confirm an e-mail, and set another password', async ({ page }) => {
    const email = await join(page)
    await page.goto(await mailLink(page, email))
    // Opening the link has changed nothing yet.
    expect((await me(page)).user.email_confirmed).toBe(false)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
    expect((await me(page)).user.email_confirmed).toBe(true)

    await call(page, 'auth/password-reset/', { email })
    await page.goto(await mailLink(page, email, 'Choose a new password'))
    const change = async (again: string) => {
      await page.getByLabel('New password', { exact: true }).fill(newPassword)
      await page.getByLabel('New password, again').fill(again)
      await page.getByRole('button', { name: 'Change the password' }).click()
    }
    await change(`${newPassword}!`)
    await expect(page.getByLabel('New password, again')).toHaveAccessibleDescription(
      /The two passwords differ/,
    )
    expect(await page.content()).not.toContain(newPassword)
    await change(newPassword)
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
    expect((await me(page)).status).toBe(401)
    await enter(page, email, newPassword)
  })

  test('another site cannot send the form', async ({ page, request }) => {
    await page.goto('/login')
    const email = newEmail()
    const answers = await Promise.all(
      [{ origin: 'https://evil.example' }, { origin: 'null' }, {}].map((headers) =>
        request.post('/signup', { headers, form: { email, password }, maxRedirects: 0 }),
      ),
    )
    for (const answer of answers) {
      expect(answer.status()).toBe(303)
      expect(answer.headers()['set-cookie']).toBeUndefined()
    }
    const taken = await request.post('/api/users/', { data: { email, password } })
    expect(taken.status()).toBe(200)
  })
})
