import type { Page } from '@playwright/test'
import { holdScripts } from './hold-scripts.ts'
import { hydrated } from './journey.ts'
import { join, mailLink } from './people.ts'
import { expect, test } from './test.ts'

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ })

test('frontend 28: a menu pressed before its script says so at once, and opens with focus when it comes', async ({
  page,
}) => {
  await join(page)
  const letGo = await holdScripts(page, /\/assets\/Account-/)
  await page.goto('/')
  await hydrated(page)
  await account(page).focus()
  await page.keyboard.press('Enter')
  await expect(account(page)).toHaveAttribute('aria-busy', 'true')
  await expect(account(page)).toHaveAttribute('aria-expanded', 'true')
  await letGo()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(account(page)).not.toHaveAttribute('aria-busy')
  await expect(account(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Profile' })).toBeFocused()
})

test('frontend 28: a press while its script is starting is not lost between the two', async ({ page }) => {
  await join(page)
  // Stretches the moment between the press and the look at what became of it.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms?: number) =>
      later(run, window.event?.type === 'click' && !ms ? 3_000 : ms)) as typeof setTimeout
  })
  const letGo = await holdScripts(page, /\/assets\/Account-/)
  await page.goto('/')
  await hydrated(page)
  await account(page).click()
  await letGo()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
})

test('frontend 28: what was pressed before its script does not open behind the back of who went on', async ({
  page,
}) => {
  await join(page)
  const letGo = await holdScripts(page, /\/assets\/Account-/)
  await page.goto('/')
  await hydrated(page)
  await account(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(account(page)).not.toHaveAttribute('aria-busy')
  await expect(account(page)).toHaveAttribute('aria-expanded', 'false')
  const arrived = page.waitForResponse(/\/assets\/Account-/)
  await letGo()
  await arrived
  await account(page).click()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await account(page).click()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeHidden()
})

test('frontend 28: what is pressed before any script has come is pressed once the page is alive', async ({
  page,
}) => {
  const letGo = await holdScripts(page, /\/assets\/.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  const explore = page.getByRole('button', { name: 'Explore projects' })
  await explore.click()
  await expect(explore).toHaveAttribute('aria-busy', 'true')
  await letGo()
  await expect(page.getByRole('link', { name: /Almost funded/ }).first()).toBeVisible()
})

test('frontend 28: a dialog whose script is late opens with focus, and not after Escape', async ({
  page,
}) => {
  await join(page)
  const letGo = await holdScripts(page, /\/assets\/EditProfileDialog-/)
  await page.goto('/user/me')
  await hydrated(page)
  const edit = page.getByRole('button', { name: 'Edit profile' })
  await edit.click()
  await expect(edit).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(edit).not.toHaveAttribute('aria-busy')
  await edit.click()
  await letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
})

test('frontend 28: a button within a part whose script comes later still does what it was pressed for', async ({
  page,
}) => {
  const email = await join(page)
  const letGo = await holdScripts(page, /\/assets\/ConfirmNotice-/)
  await page.goto('/')
  await hydrated(page)
  const band = page.getByRole('complementary', { name: 'Your e-mail is not confirmed' })
  const again = band.getByRole('button', { name: 'Send the link again' })
  // While the page is hydrated, the band and focus in it stay as they are.
  await again.focus()
  await hydrated(page, 'footer a')
  await expect(again).toBeFocused()
  await again.click()
  await expect(again).toHaveAttribute('aria-busy', 'true')
  await letGo()
  await expect(band).toContainText(`Sent to ${email}`)
})

test('frontend 28: a link pressed before the table of routes has come leads to a page whose heading has focus', async ({
  page,
}) => {
  const letGo = await holdScripts(page, /\/assets\/at-rest-.*\.js$/)
  await page.goto('/learn/questions')
  await hydrated(page)
  const question = page.getByRole('main').locator('a[href^="/learn/question/"]').first()
  await question.scrollIntoViewIfNeeded()
  await question.click()
  await letGo()
  await expect(page).toHaveURL(/\/learn\/question\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('frontend 28: leaving a page before all of it is alive keeps what is there', async ({ page }) => {
  const email = await join(page)
  await page.goto('/')
  await hydrated(page)
  // The browser is busy: what waits for an idle moment, the notices among it, starts late.
  await page.addInitScript(() => {
    window.requestIdleCallback = ((run: () => void) =>
      setTimeout(run, 2_500)) as unknown as typeof requestIdleCallback
  })
  await page.goto(await mailLink(page, email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/$/)
  // Its first page has ended, and nothing had to be thrown away (the test fails on any error of the page).
  await expect(account(page)).toBeVisible()
  await account(page).click()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
})

test('frontend 28: going back before any script has come shows the page of that address', async ({
  page,
}) => {
  await page.goto('/project/tidewell-pour-over')
  await hydrated(page)
  await page.getByRole('link', { name: /^FAQ/ }).click()
  await expect(page).toHaveURL(/\/faq$/)
  const letGo = await holdScripts(page, /\/assets\/.*\.js$/)
  await page.reload({ waitUntil: 'commit' })
  const story = page.getByRole('navigation', { name: 'In this story' })
  await expect(page.getByRole('navigation', { name: 'Project' })).toBeVisible()
  await expect(story).toHaveCount(0)
  await page.goBack({ waitUntil: 'commit' })
  await expect(story).toBeVisible()
  await letGo()
  await hydrated(page)
  await page.goForward()
  await expect(story).toHaveCount(0)
})
