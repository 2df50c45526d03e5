import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, listen, test } from './test.ts'

const picture = fileURLToPath(new URL('../../api/demo/media/dusk-lantern-main.jpg', import.meta.url))
const wrongFile = fileURLToPath(new URL('../public/favicon.svg', import.meta.url))

/** A person of the demo world, logged in. */
const logIn = (page: Page, email = 'backer@kindling.test') => enter(page, email, 'kindling-demo')

/** Another person's browser: it has no cookie. */
async function elsewhere(browser: Browser, baseURL: string | undefined, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  listen(page, complaints)
  return page
}

test('a profile is edited, rubbish first, and others see it, picture and all', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await logIn(page)
  await page.goto('/user/me')
  await hydrated(page)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save profile' })

  await dialog.getByLabel(/^Name/).fill('M'.repeat(41))
  await dialog.getByLabel('Website').fill('javascript:alert(1)')
  await save.click()
  await expect(dialog.getByText('Use at most 40 characters.')).toBeVisible()
  await expect(dialog.getByText(/Please enter a valid website/)).toBeVisible()
  await expect(dialog.getByLabel('Website')).toHaveValue('javascript:alert(1)')

  await dialog.locator('input[type=file]').setInputFiles(wrongFile)
  await expect(dialog.getByRole('alert')).toContainText('PNG, JPEG, GIF')
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await expect(dialog.getByRole('heading', { name: 'Choose the part that shows' })).toBeVisible()
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  await zoom.focus()
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight')
  await expect(zoom).toHaveValue('1.5')
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible()
  // What was typed before the picture is still there.
  await expect(dialog.getByLabel('Website')).toHaveValue('javascript:alert(1)')

  await dialog.getByLabel(/^Name/).fill('Ḿira “Zoë” 李')
  await dialog.getByLabel('Website').fill('marasbench.example/tools')
  await dialog.getByLabel(/^About you/).fill('<b>I repair radios.</b>')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ḿira “Zoë” 李')

  const { user } = await (await page.request.get('/api/users/me/')).json()
  const visitor = await elsewhere(browser, baseURL, complaints)
  const response = await visitor.goto(`/user/${user.id}`)
  expect(response?.status()).toBe(200)
  await expect(visitor).toHaveTitle('Ḿira “Zoë” 李 · Kindling')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ḿira “Zoë” 李')
  await expect(visitor.getByText('<b>I repair radios.</b>')).toBeVisible()
  await expect(visitor.getByRole('link', { name: /^marasbench\.example\/tools/ })).toHaveAttribute(
    'href',
    'https://marasbench.example/tools',
  )
  const shown = visitor.getByRole('main').locator('img[src*="/media/avatar-"]')
  await expect(shown).toBeVisible()
  await expect(shown).toHaveJSProperty('naturalWidth', 384)
  const file = await visitor.request.get((await shown.getAttribute('src')) ?? '')
  expect(file.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^inline; filename="avatar-[0-9a-f]+\.webp"$/),
  })
  // A moment later the same address is smaller, for browsers that ask for AVIF.
  const typeForNewBrowsers = async () => {
    const headers = { accept: 'image/avif,image/webp,*/*' }
    const answer = await visitor.request.get((await shown.getAttribute('src')) ?? '', { headers })
    return answer.headers()['content-type']
  }
  await expect.poll(typeForNewBrowsers).toBe('image/avif')
  await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\/avatar-/)
  await visitor.context().close()
})

test('what somebody backs is seen by all, or by them alone', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await logIn(page)
  const { user } = await (await page.request.get('/api/users/me/')).json()
  const visitor = await elsewhere(browser, baseURL, complaints)
  await visitor.goto(`/user/${user.id}`)
  await hydrated(visitor)
  const all = visitor.getByRole('link', { name: /^View all \d+$/ })
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(3)
  await all.click()
  await expect(visitor.getByRole('heading', { level: 1, name: /^Backed by/ })).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(count)

  await page.goto('/user/me')
  await hydrated(page)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByRole('switch', { name: 'Show what I back' }).uncheck()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText(/Only you see this list/)).toBeVisible()
  await visitor.goto(`/user/${user.id}`)
  await expect(visitor.getByText(/keeps their pledges private/)).toBeVisible()
  await visitor.goto(`/user/${user.id}/backed`)
  await expect(visitor.getByText(/keeps their pledges private/)).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(0)
  await visitor.context().close()
})

test('nobody at an address is a 404', async ({ page }) => {
  for (const path of ['/user/usr_of_nobody', '/user/usr_of_nobody/backed', '/user/%3Cscript%3E']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    // The server shows the message, before any script has run.
    expect(await response?.text()).toContain('There is nothing at this address.')
    await expect(page.getByRole('heading', { name: 'There is nothing at this address.' })).toBeVisible()
  }
})

test('frontend 16: notifications are marked read, and the header counts less without a reload', async ({
  page,
}) => {
  await logIn(page, 'creator@kindling.test')
  await page.goto('/notifications')
  await hydrated(page)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/)
  const before = Number((await bell.getAttribute('aria-label'))?.match(/\d+/)?.[0])
  expect(before).toBeGreaterThanOrEqual(3)
  const navigations = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.startTime)
  const marks = page.getByRole('button', { name: /^Mark as read/ })
  const shown = await marks.count()
  await marks.first().dblclick()
  await expect(bell).toHaveAccessibleName(`Notifications, ${before - 1} unread`)
  await expect(marks).toHaveCount(shown - 1)

  // Filters are pages of their own, with the same count.
  await page.getByRole('link', { name: 'Comments' }).click()
  await expect(page).toHaveURL(/kind=comments/)
  await expect(
    page
      .getByRole('list')
      .getByText(/wrote a comment|answered you/)
      .first(),
  ).toBeVisible()

  await bell.click()
  await page.getByRole('button', { name: 'Mark all as read' }).first().click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await expect(marks).toHaveCount(0)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.startTime)).toBe(
    navigations,
  )
  await page.reload()
  await expect(bell).toHaveAccessibleName('Notifications')
})
