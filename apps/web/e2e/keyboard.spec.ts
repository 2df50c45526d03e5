import type { Page } from '@playwright/test'
import { cards, hydrated, newEmail, password } from './journey.ts'
import { expect, test } from './test.ts'

/** Presses Tab until the wanted thing has focus, as a person without a mouse does. */
async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      if (!element) return ''
      const labelled = (element as HTMLInputElement).labels?.[0]?.textContent ?? ''
      return `${element.getAttribute('aria-label') ?? ''} ${labelled} ${element.textContent ?? ''}`.trim()
    })
    if (name.test(label)) return
  }
  throw new Error(`The keyboard did not reach ${name}`)
}

const type = (page: Page, text: string) => page.keyboard.type(text)

test('the main job with the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await hydrated(page)
  await tabTo(page, /Search projects/)
  await type(page, 'tidewell')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/project\/tidewell/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, /^Select \$/, 200)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await tabTo(page, /Create an account/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await tabTo(page, /^E-mail/)
  await type(page, newEmail())
  await tabTo(page, /^Password/)
  await type(page, password)
  await page.keyboard.press('Enter')
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
