import type { Page } from '@playwright/test'
import { cards, hydrated, raised } from './journey.ts'
import { isAt, tabTo, type } from './keys.ts'
import { call, enter, join } from './people.ts'
import { startServer } from './server.ts'
import { expect, test } from './test.ts'

const path = '/project/tidewell-pour-over'

/** Tabs to a control and presses it; focus is somewhere on the page afterwards. */
async function press(page: Page, name: RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, name, 200)
  await page.keyboard.press(key)
}
const back = (page: Page, name: RegExp) => tabTo(page, name, 200, 'Shift+Tab')
/** The section of a pledge's page, by the heading that names it. */
const part = (name: string) => `section[aria-labelledby="pledge-${name}"]`

test('a pledge by keyboard alone: quantity, coupon, address, card, back to a step, and pledged once', async ({
  page,
}) => {
  await join(page)
  await page.goto(path)
  await hydrated(page)
  await press(page, /^Select \$/)
  await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeVisible()
  // The page had nothing to show before the reward was in the cart.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // The order, after the step.
  const pieces = page.getByRole('complementary', { name: 'Your pledge' }).getByRole('status').first()
  await press(page, /^One more: /)
  await expect(pieces).toHaveText(/: 2 pieces$/)
  await isAt(page, 'aside button[aria-label^="One more"]')
  await back(page, /^One fewer: /)
  await page.keyboard.press('Space')
  await expect(pieces).toHaveText(/: 1 piece$/)
  await isAt(page, 'aside button[aria-label^="One fewer"]')
  await tabTo(page, /^Coupon code/)
  await type(page, 'no-such-code')
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Coupon code')
  await expect(code).toHaveAccessibleDescription(/This code is not valid for this project/)
  await expect(code).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await type(page, 'spark10')
  await page.keyboard.press('Enter')
  const remove = page.getByRole('button', { name: 'Remove coupon SPARK10' })
  await expect(remove).toBeVisible()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(code).toBeVisible()
  await expect(code).toBeFocused()
  await type(page, 'SPARK10')
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()

  await back(page, /^Full name/)
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
  await press(page, /^Continue to payment/)
  // What is missing has the focus, and says so.
  await expect(page.getByLabel('Postal code')).toBeFocused()
  await type(page, 'S1 2HD')
  await press(page, /^Continue to payment/)
  await expect(page.getByRole('heading', { name: 'How will you pay?' })).toBeFocused()
  await tabTo(page, /^Name on card/)
  await type(page, 'Mara Lindqvist')
  await tabTo(page, /^Card number/)
  await type(page, cards.good)
  await tabTo(page, /^Expiry/)
  await type(page, '1230')
  await tabTo(page, /^Security code/)
  await type(page, '123')
  await press(page, /^Continue to review/, 'Space')
  await expect(page.getByRole('heading', { name: 'Review and pledge' })).toBeFocused()

  // Back to the first step, another address looked at, and the first one kept with the arrows.
  await back(page, /^Edit: Where should it go\?/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeFocused()
  const own = page.getByRole('radio', { name: /Mara Lindqvist/ })
  await tabTo(page, /^Mara Lindqvist/)
  await expect(own).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'New address' })).toBeFocused()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(own).toBeChecked()
  await press(page, /^Continue to payment/)
  await expect(page.getByRole('heading', { name: 'How will you pay?' })).toBeFocused()
  await press(page, /^Continue to review/)
  await expect(page.getByRole('heading', { name: 'Review and pledge' })).toBeFocused()

  const before = await raised(page, 'tidewell-pour-over')
  await press(page, /^Pledge \$/)
  const agreed = page.getByRole('checkbox', { name: /I understand/ })
  await expect(agreed).toBeFocused()
  await expect(agreed).toHaveAccessibleDescription(/Tick this to go on/)
  await page.keyboard.press('Space')
  await press(page, /^Pledge \$/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('You moved it to')
  await expect(title).toBeFocused()
  expect(await raised(page, 'tidewell-pour-over')).toBeGreaterThan(before)
})

test('the last piece taken out of a cart by keyboard alone leads to the rewards', async ({ page }) => {
  await join(page)
  await page.goto(path)
  await hydrated(page)
  await press(page, /^Select \$/)
  await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeVisible()
  await press(page, /^One fewer: /)
  await expect(page.getByRole('heading', { name: 'Nothing chosen yet' })).toBeFocused()
  await press(page, /^See the rewards/)
  await expect(page).toHaveURL(/\/project\/.*#rewards$/)
  await expect(page.getByRole('heading', { name: 'Rewards', exact: true })).toBeFocused()
})

/** Two addresses and two cards in the account, without a page. */
async function furnish(page: Page): Promise<void> {
  const common = { line2: '', phone_number: '', country_code: 'GBR' }
  const home = { name: 'Mara Lindqvist', line1: '18 Fargate', city: 'Sheffield', state: 'South Yorkshire' }
  const away = { name: 'Ines Lindqvist', line1: '45 Cockburn Street', city: 'Edinburgh', state: 'Scotland' }
  await call(page, 'users/me/shipping-addresses/', { ...common, ...home, postal_code: 'S1 2HD' })
  await call(page, 'users/me/shipping-addresses/', { ...common, ...away, postal_code: 'EH1 1SR' })
  for (const card_number of [cards.good, '5555555555554444']) {
    const card = { name: 'Mara Lindqvist', card_number, expiration: '12/30', cvv: '123' }
    const { card_token } = await call(page, 'stand-in/cards/', card)
    await call(page, 'users/me/payment-methods/', { name: card.name, card_token })
  }
}

test('a pledge is changed, asked about and cancelled by keyboard alone', async ({ page }) => {
  await join(page)
  await furnish(page)
  await page.goto(path)
  await hydrated(page)
  await press(page, /^Select \$/)
  await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeVisible()
  await press(page, /^Continue to payment/)
  await expect(page.getByRole('heading', { name: 'How will you pay?' })).toBeFocused()
  await press(page, /^Continue to review/)
  await expect(page.getByRole('heading', { name: 'Review and pledge' })).toBeFocused()
  await press(page, /^I understand/, 'Space')
  await press(page, /^Pledge \$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
  await press(page, /^My pledges$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, /^Change pledge: Tidewell/)
  await expect(page).toHaveURL(/\/pledges\/plg_/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await press(page, /^One more: /)
  await press(page, /^Save 2 pieces/)
  await expect(page.getByText('Your pledge is changed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you pledged for' })).toBeFocused()

  for (const what of ['address', 'card'] as const) {
    await press(page, new RegExp(`^Change ${what}`))
    // Focus follows into what has opened, at what is chosen now.
    await expect(page.locator(`${part(what)} input:checked`)).toBeFocused()
    await tabTo(page, /^Keep it as it is/)
    await page.keyboard.press('Enter')
    await isAt(page, `${part(what)} h2`)
    await press(page, new RegExp(`^Change ${what}`))
    await expect(page.locator(`${part(what)} input:checked`)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await press(page, what === 'address' ? /^Send it there/ : /^Pay with this card/)
    await expect(page.getByText(`The ${what} is changed.`)).toBeVisible()
    await isAt(page, `${part(what)} h2`)
  }

  await tabTo(page, /^Your message/)
  await press(page, /^Send message/)
  const message = page.getByLabel('Your message')
  await expect(message).toBeFocused()
  await expect(message).toHaveAccessibleDescription(/Write a message first/)
  await type(page, 'Does the lid come off?')
  await press(page, /^Send message/)
  await expect(page.getByText('Your message is sent.')).toBeVisible()
  await expect(message).toBeFocused()

  await tabTo(page, /^Cancel pledge/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel this pledge?' })
  await expect(dialog).toBeVisible()
  await isAt(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  const ask = page.getByRole('button', { name: 'Cancel pledge' })
  await expect(ask).toBeFocused()
  await page.keyboard.press('Enter')
  await isAt(page, '[role=dialog]')
  await press(page, /^Cancel pledge/)
  await expect(page.getByText(/is cancelled\. Nothing was charged\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a parcel received and a refund asked for by keyboard alone, on the list and on the pledge', async ({
  browser,
}) => {
  const server = await startServer('keyboard-pledge')
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/weir-tamper/')).json()
  const { pledges } = await call(page, `projects/${project.id}/pledges/`, { order_statuses: ['SHIPPED'] })
  const waiting = pledges.filter(({ received_at }: { received_at: number | null }) => received_at === null)
  const [first, second] = waiting
  await page.context().clearCookies()

  await enter(page, first.user_email, 'kindling-demo')
  await page.goto(`/pledges/${first.id}`)
  await hydrated(page)
  await press(page, /^I received it/)
  await expect(page.getByText(/^You received it on/)).toBeVisible()
  await isAt(page, 'aside')
  await tabTo(page, /^Ask for a refund/, 5)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ask for a refund' })
  const why = dialog.getByLabel('Why')
  await expect(why).toBeFocused()
  await press(page, /^Send request/)
  await expect(why).toBeFocused()
  await expect(why).toHaveAccessibleDescription(/Write why you ask/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ask for a refund' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(why).toBeFocused()
  await type(page, 'The handle came apart.')
  await press(page, /^Send request/)
  await expect(page.getByText(/^You asked for a refund on/)).toBeVisible()
  await isAt(page, 'main')

  await page.context().clearCookies()
  await enter(page, second.user_email, 'kindling-demo')
  await page.goto('/pledges')
  await hydrated(page)
  await press(page, /^I received it: /)
  await expect(page.getByRole('button', { name: /^I received it: / })).toHaveCount(0)
  await isAt(page, 'main')
  await context.close()
  await server.stop()
})
