import type { Page } from '@playwright/test'
import { cards, hydrated, newEmail, password } from './journey.ts'
import { appOfSecret, mailLink, me } from './people.ts'
import { expect, test } from './test.ts'

/** Presses Tab until the wanted element has focus, like a person without a mouse. */
async function tabTo(page: Page, name: RegExp, most = 120, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press(key)
    const { label, ringed } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      if (!element) return { label: '', ringed: false }
      const labelled = (element as HTMLInputElement).labels?.[0]?.textContent ?? ''
      const label =
        `${element.getAttribute('aria-label') ?? ''} ${labelled} ${element.textContent ?? ''}`.trim()
      // A field's focus ring is drawn on the edge around it.
      const around = [element, element.parentElement, element.parentElement?.parentElement]
      const ringed = around.some((each) => each && getComputedStyle(each).outlineStyle !== 'none')
      return { label, ringed }
    })
    if (!name.test(label)) continue
    expect(ringed, `${label} shows that it has focus`).toBe(true)
    return
  }
  throw new Error(`The keyboard did not reach ${name}`)
}

const type = (page: Page, text: string) => page.keyboard.type(text)

test('the main job with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await tabTo(page, /Search projects/)
  await type(page, 'tidewell')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/project\/tidewell/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Select \$/ }).first()).toBeVisible()
  await tabTo(page, /^Select \$/, 200)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  await tabTo(page, /Create an account/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await tabTo(page, /^E-mail/)
  await type(page, newEmail())
  await tabTo(page, /^Password/)
  await type(page, password)
  await page.keyboard.press('Enter')
  // The welcome comes first, over the wanted step.
  await expect(page.getByRole('dialog', { name: 'Welcome to Kindling' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Where should it go?' }).first()).toBeVisible()
  await tabTo(page, /^Full name/)
  await type(page, 'Mara Lindqvist')
  await tabTo(page, /^Country/)
  await type(page, 'United Kingdom')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Address/)
  await type(page, '18 Fargate')
  await tabTo(page, /^City/)
  await type(page, 'Sheffield')
  await tabTo(page, /^State/)
  await type(page, 'South Yorkshire')
  await tabTo(page, /^Postal code/)
  await type(page, 'S1 2HD')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Continue to review' })).toBeVisible()
  await tabTo(page, /^Name on card/)
  await type(page, 'Mara Lindqvist')
  await tabTo(page, /^Card number/)
  await type(page, cards.good)
  await tabTo(page, /^Expiry/)
  await type(page, '1230')
  await tabTo(page, /^Security code/)
  await type(page, '123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Pledge \$/ })).toBeVisible()
  await tabTo(page, /I understand/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Pledge \$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})

/** An element has focus, and it is in the current view. */
const isAt = (page: Page, place: string) =>
  expect
    .poll(() =>
      page.evaluate((selector) => {
        const { activeElement: at } = document
        return at !== null && at !== document.body && at.closest(selector) !== null
      }, place),
    )
    .toBe(true)

test('frontend 19, 20, 21: signing up, two-factor on, out and in again with the keyboard alone', async ({
  page,
}) => {
  const email = newEmail()
  const field = page.getByLabel('Six-digit code')
  const press = (key: string) => page.keyboard.press(key)
  const openMenu = async (item: RegExp) => {
    await tabTo(page, /^Account of/, 60, 'Shift+Tab')
    await press('Enter')
    await tabTo(page, item)
    await press('Enter')
  }

  await page.goto('/signup')
  await hydrated(page)
  await tabTo(page, /^E-mail/)
  await type(page, email)
  await tabTo(page, /^Password/)
  await type(page, password)
  await press('Enter')
  await expect(page.getByRole('dialog', { name: 'Welcome to Kindling' })).toBeVisible()
  await isAt(page, '[role=dialog]')
  await press('Escape')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto(await mailLink(page, email))
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isAt(page, 'main')

  await openMenu(/^Settings/)
  await expect(page).toHaveURL(/\/settings\/account$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, /^Turn on/)
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  const secret = await dialog.getByText(/^([A-Z2-7]{4} ){3,}[A-Z2-7]{1,4}$/).textContent()
  // The previous step is valid as well, which leaves the current one for the log-in.
  const code = appOfSecret(secret ?? '')
  await type(page, password)
  await tabTo(page, /^Six-digit code/)
  await type(page, code(-1))
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Download recovery.txt' })).toBeFocused()
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')])
  expect(download.suggestedFilename()).toBe('recovery.txt')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Two-factor is on' })).toBeVisible()
  await isAt(page, '[role=dialog]')
  await tabTo(page, /^Done/)
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused()

  await openMenu(/^Log out/)
  await expect(page).toHaveURL(/\/login\?next=%2Fsettings%2Faccount$/)
  await expect(page.getByLabel(/^E-mail/)).toBeVisible()
  await isAt(page, 'main')
  await tabTo(page, /^E-mail/)
  await type(page, email)
  await tabTo(page, /^Password/)
  await type(page, password)
  await press('Enter')
  await expect(field).toBeFocused()
  expect((await me(page)).status).toBe(401)
  // To the key and back: each view focuses its field.
  await tabTo(page, /^Use a recovery key/)
  await press('Enter')
  await expect(page.getByLabel('Recovery key')).toBeFocused()
  await tabTo(page, /^Back to the code/)
  await press('Enter')
  await expect(field).toBeFocused()
  await type(page, code(0))
  await expect(page).toHaveURL(/\/settings\/account$/)
  await isAt(page, 'main')
  expect((await me(page)).user.totp_enabled).toBe(true)
})
