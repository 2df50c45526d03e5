import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'

/** @throws unless it holds, with what was expected and what was found */
function expect(what: string, found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`${what}: expected ${wanted}, found ${found}`)
}

/**
 * Waits as a person would: focus follows a moment after what opens or closes.
 * @throws if it does not hold within ten seconds
 */
async function becomes(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ten seconds`)
    await setTimeout(50)
  }
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** The colour that a token of the theme has in the page. */
const tokenOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = `var(${name})`
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }, token)

/**
 * Opens the application and checks that Button, Dialog and RewardCard are styled by their own sheets and the theme, and
 * that the dialog opens, takes focus, and gives it back.
 * @throws with the first thing that is wrong
 */
export async function lookAt(page: Page, url: string): Promise<void> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(url)
  const button = page.getByRole('button', { name: 'Back this project' })
  await button.waitFor()
  await page.evaluate(() => document.fonts.ready)
  const accent = await tokenOf(page, '--k-accent')
  expect('The theme has an accent', accent === 'rgba(0, 0, 0, 0)', false)
  expect('Background of the button', await styleOf(page, 'main > button', 'background-color'), accent)
  expect('Height of the button', await styleOf(page, 'main > button', 'min-height'), '44px')
  expect('Its font has come', await page.evaluate(() => document.fonts.check('600 16px Figtree')), true)
  const sheet = await tokenOf(page, '--k-surface-sheet')
  expect('Background of the card', await styleOf(page, 'article', 'background-color'), sheet)
  expect('The price is large', await styleOf(page, 'article p', 'font-weight'), '700')

  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Your pledge' })
  await dialog.waitFor()
  expect('Width of the dialog', await dialog.evaluate((element) => element.clientWidth > 300), true)
  expect('Background of the dialog', await styleOf(page, '[role=dialog]', 'background-color'), sheet)
  await becomes('Focus is inside', () =>
    dialog.evaluate((element) => element.contains(document.activeElement)),
  )
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await becomes('Focus is back', () => button.evaluate((element) => element === document.activeElement))
  await page.getByRole('button', { name: 'Select $95 reward' }).click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')

  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  expect(
    'The dark theme changes the card',
    (await styleOf(page, 'article', 'background-color')) === sheet,
    false,
  )
  expect('Errors and warnings of the page', complaints.join('\n'), '')
}
