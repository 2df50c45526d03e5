import { cards, chooseReward, hydrated, pledge, raised, signUp, toReview } from './journey.ts'
import { expect, test } from './test.ts'

const path = '/project/tidewell-pour-over'

test('refresh and back at every step keep what was done', async ({ page }) => {
  await toReview(page, { path })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Pledge \$/ })).toBeVisible()
  // An add-on beside the reward, which every later step keeps.
  await hydrated(page)
  const beside = page.getByRole('region', { name: 'Add to your pledge' })
  await beside.getByRole('button', { name: 'One more: 100 paper filters' }).click()
  const filters = beside.getByText('100 paper filters: 1 piece')
  await expect(filters).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue to review' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Mara Lindqvist/ })).toBeChecked()
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(filters).toBeAttached()
  await pledge(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})

test('a welcome closed while checkout takes the chosen reward out of its address leaves the checkout there', async ({
  page,
}) => {
  // A busy machine prolongs this moment: the address has changed, but the page has not rendered for it yet.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (...args) => {
      const leaves = location.search.includes('variant=')
      replace(...args)
      if (leaves && !location.search.includes('variant='))
        document.querySelector<HTMLElement>('[role=dialog] button:not([aria-label])')?.click()
    }
  })
  let letGo = () => {}
  const welcomed = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/pledges/me/item/**', async (route) => {
    await welcomed
    await route.continue()
  })
  await page.goto(path)
  await chooseReward(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await signUp(page)
  const dialog = page.getByRole('dialog', { name: 'Welcome to Kindling' })
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible()
  letGo()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Where should it go?' }).first()).toBeVisible()
})

test('a rejected card keeps everything, and another one works', async ({ page }) => {
  await toReview(page, { path, card: cards.refused })
  await pledge(page)
  await expect(page.getByRole('alert')).toContainText('Your bank declined this card')
  await page.getByRole('button', { name: 'Choose another card' }).click()
  await page.getByText('New card').click()
  await page.getByLabel('Name on card').fill('Mara Lindqvist')
  await page.getByLabel('Card number').fill(cards.good)
  await page.getByLabel('Expiry').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await pledge(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})

test('a bank question is answered, and the pledge is confirmed', async ({ page }) => {
  await toReview(page, { path, card: cards.asks })
  await pledge(page)
  await expect(page.getByRole('heading', { name: /Your bank wants to be sure/ })).toBeVisible()
  await page.getByRole('button', { name: 'Approve the payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})

test('a slow bank is waited for', async ({ page }) => {
  await toReview(page, { path, card: cards.slow })
  // Looked for before the press: on a busy machine the bank may have answered by the time a later look comes.
  const thinking = page.getByRole('heading', { name: 'Your bank is thinking.' }).waitFor()
  await Promise.all([thinking, pledge(page)])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})

test('frontend 1, 4: without a network nothing is lost, and the retry is one pledge', async ({
  page,
  context,
}) => {
  await toReview(page, { path })
  const before = await raised(page, 'tidewell-pour-over')
  // The answer is lost, not the request: the platform has acted, and the page does not know.
  await page.route('**/pledges/me/checkout/', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await pledge(page)
  await expect(page.getByRole('alert')).toBeVisible()
  const between = await raised(page, 'tidewell-pour-over')
  expect(between).toBeGreaterThan(before)
  await page.unroute('**/pledges/me/checkout/')
  await pledge(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
  expect(await raised(page, 'tidewell-pour-over')).toBe(between)
  await context.setOffline(false)
})
