import type { Page } from '@playwright/test'
import {
  chooseReward,
  fillAddress,
  fillCard,
  hydrated,
  password,
  pledge,
  signUp,
  welcomed,
} from './journey.ts'
import { join } from './people.ts'
import { expect, test } from './test.ts'

/**
 * Fails the first request of each script whose name matches; reports which failed, and how often the page was loaded.
 */
async function failFirst(page: Page, name = /\.js$/): Promise<{ failed: Set<string>; loads: () => number }> {
  const failed = new Set<string>()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  await page.route(
    (url) => url.pathname.startsWith('/assets/') && name.test(url.pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      if (failed.has(pathname)) return route.continue()
      failed.add(pathname)
      return route.abort('connectionreset')
    },
  )
  return { failed, loads: () => loads }
}

/** The path of a visitor who becomes a backer, then changes a setting. No page is reloaded on the way. */
async function wholeJourney(page: Page): Promise<void> {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Search projects and creators' }).fill('tidewell')
  await page.getByRole('option', { name: /a pour-over set/ }).click()
  await expect(page).toHaveURL(/\/project\/tidewell/)
  await chooseReward(page)
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
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  const main = page.getByRole('main')
  await main.getByLabel('Current password').fill(password)
  await main.getByLabel('New password', { exact: true }).fill('another long passphrase')
  await main.getByLabel('New password again').fill('another long passphrase')
  await main.getByRole('button', { name: 'Change password' }).click()
  await expect(main.getByText('Your password is changed.')).toBeVisible()
}

test.describe('frontend 26: a script whose first request fails', () => {
  test('every script of the way from the home page to a pledge and a setting, all at once', async ({
    page,
  }) => {
    const { failed, loads } = await failFirst(page)
    await wholeJourney(page)
    expect(loads()).toBe(1)
    expect(failed.size).toBeGreaterThan(20)
  })

  test('every script of logging in, all at once', async ({ page }) => {
    const email = await join(page)
    await page.context().clearCookies()
    const { loads } = await failFirst(page)
    await page.goto('/login')
    await hydrated(page)
    await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/user\/me/)
    expect(loads()).toBe(1)
  })

  test('a page has its styles, whatever fails', async ({ page }) => {
    await page.route(/\/assets\//, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('banner')).toHaveCSS('position', 'relative')
  })

  if (process.env.EACH_SCRIPT)
    test('each script by itself', async ({ browser, baseURL }) => {
      test.setTimeout(3 * 3_600_000)
      const open = async () => {
        const context = await browser.newContext({ baseURL: baseURL ?? '' })
        return { context, page: await context.newPage() }
      }
      // All scripts of the path, from a run without a failure.
      const whole = await open()
      const asked = new Set<string>()
      whole.page.on('request', (request) => {
        const name = /\/assets\/(?:~\d+\/)?([^/]+\.js)$/.exec(new URL(request.url()).pathname)?.[1]
        if (name) asked.add(name)
      })
      await wholeJourney(whole.page)
      await whole.context.close()
      expect(asked.size).toBeGreaterThan(20)
      for (const name of asked) {
        const { context, page } = await open()
        const { failed, loads } = await failFirst(page, new RegExp(`/assets/${name.replaceAll('.', '\\.')}$`))
        await wholeJourney(page)
        expect([...failed].length, name).toBe(1)
        expect(loads(), name).toBe(1)
        await context.close()
      }
    })
})
