import { type StripePeer, startStripePeer } from '@kindling/api/testing/stripe-peer'
import type { Page } from '@playwright/test'
import { chooseReward, fillAddress, hydrated, newEmail, pledge, signUp, welcomed } from './journey.ts'
import { enter } from './people.ts'
import { playStripe } from './played-stripe.ts'
import { startServer } from './server.ts'
import { expect, test as siteTest } from './test.ts'

/* The site with a real processor: its card fields are frames of its own, and no number passes through here. */

const test = siteTest.extend<object, { peer: StripePeer }>({
  peer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const peer = await startStripePeer()
      await use(peer)
      await peer.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ peer }, use) => {
      const server = await startServer('stripe', undefined, (url) => ({
        PUBLIC_ORIGIN: url,
        STRIPE_SECRET_KEY: peer.key,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_peer',
        STRIPE_WEBHOOK_SECRET: 'whsec_peer',
        STRIPE_API_ORIGIN: peer.origin,
      }))
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const field = (page: Page, type: string) =>
  page.frameLocator(`iframe[title="Secure ${type} field"]`).getByLabel(type)

async function typeCard(page: Page, number: string) {
  await page.getByLabel('Name on card').fill('Mara Lindqvist')
  await field(page, 'cardNumber').fill(number)
  await field(page, 'cardExpiry').fill('12 / 30')
  await field(page, 'cardCvc').fill('987')
}

/** From a project's page to the step where a card is given, as somebody new. */
async function toPayment(page: Page) {
  await page.goto('/project/fernhill-kettle')
  await chooseReward(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await welcomed(page, await signUp(page, newEmail()))
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByLabel('Name on card')).toBeVisible()
}
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to review' }).click()

test('a card goes from the browser to the processor alone, on the step that asks for it', async ({
  page,
  peer,
  server,
}) => {
  const stripe = await playStripe(page, peer)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(server.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await page.goto('/project/fernhill-kettle')
  await hydrated(page)
  const elsewhere = (await page.request.get('/project/fernhill-kettle')).headers()
  expect(elsewhere['content-security-policy']).not.toContain('stripe')
  await toPayment(page)
  await expect(field(page, 'cardNumber')).toBeVisible()
  expect(stripe.asked[0]).toBe('js.stripe.com/endive/stripe.js')

  await goOn(page)
  await expect(page.getByText('Enter the card number.')).toBeVisible()
  await typeCard(page, '4242 4242 4242 4242')
  await expect(page.getByText('Enter the card number.')).toBeHidden()
  await goOn(page)
  await expect(page.getByText('Visa ending 4242').first()).toBeVisible()
  await pledge(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')

  const setUp = [...peer.books.intents.values()].filter(({ object }) => object === 'setup_intent')
  expect(setUp.map(({ status }) => status)).toEqual(['succeeded'])
  expect(peer.violations).toEqual([])
  expect(sent.length).toBeGreaterThan(20)
  expect(sent.filter((each) => /4242 ?4242|\b987\b/.test(each.split(' ').slice(1).join(' ')))).toEqual([])
})

test('a bank that asks does so on its own page, and sends the person back to a pledge that stands', async ({
  page,
  peer,
}) => {
  await playStripe(page, peer)
  await toPayment(page)
  await typeCard(page, '4000 0025 0000 3155')
  await goOn(page)
  await pledge(page)
  await expect(page.getByRole('heading', { name: 'Your bank' })).toBeVisible()
  await page.getByRole('link', { name: 'It is me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
})

test('another card after the checkout asks its bank too, and comes back to the pledge', async ({
  page,
  peer,
}) => {
  await playStripe(page, peer)
  await toPayment(page)
  await typeCard(page, '4242 4242 4242 4242')
  await goOn(page)
  await pledge(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You moved it to')
  await page.goto('/settings/payment')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add card' }).click()
  await typeCard(page, '4000 0025 0000 3155')
  await page.getByRole('dialog').getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await page.goto('/pledges')
  await page.getByRole('link', { name: /^Change pledge/ }).click()
  await expect(page).toHaveURL(/\/pledges\/plg_/)
  const own = page.url()
  await hydrated(page)
  await page.getByRole('button', { name: 'Change card' }).click()
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Pay with this card' }).click()
  await expect(page.getByRole('heading', { name: 'Your bank' })).toBeVisible()
  await page.getByRole('link', { name: 'It is me' }).click()
  await expect(page).toHaveURL(own)
  await expect(page.getByText(/^You chose the card ending/)).toBeVisible()
  expect(peer.violations).toEqual([])
})

test('a number that is none is said beside its field, a rejected card at the confirmation; both keep the cart', async ({
  page,
  peer,
}) => {
  await playStripe(page, peer)
  await toPayment(page)
  await typeCard(page, '4242 4242 4242 4241')
  await goOn(page)
  await expect(page.getByText('This is not a card number. Check the digits.')).toBeVisible()
  await expect(page.getByLabel('Name on card')).toHaveValue('Mara Lindqvist')
  await field(page, 'cardNumber').fill('4000 0000 0000 0002')
  await goOn(page)
  await pledge(page)
  await expect(page.getByRole('alert')).toContainText(/bank|card/i)
  await expect(page.getByRole('button', { name: /^Pledge \$/ })).toBeVisible()
})

test('fields that do not come are said, and come with another try', async ({ page, peer }) => {
  const stripe = await playStripe(page, peer)
  stripe.reachable(false)
  await page.goto('/project/fernhill-kettle')
  await chooseReward(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await welcomed(page, await signUp(page, newEmail()))
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'The card fields did not load.' })).toBeVisible()
  stripe.reachable(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await typeCard(page, '4242 4242 4242 4242')
  await goOn(page)
  await expect(page.getByText('Visa ending 4242').first()).toBeVisible()
})

test('a card is saved in the settings in the same way, reached without loading a page', async ({
  page,
  peer,
}) => {
  await playStripe(page, peer)
  await enter(page, 'unconfirmed@kindling.test', 'kindling-demo')
  await page.goto('/settings/shipping')
  await hydrated(page)
  await page.getByRole('link', { name: 'Payment' }).first().click()
  await page.getByRole('button', { name: 'Add card' }).click()
  await typeCard(page, '4242 4242 4242 4242')
  await page.getByRole('dialog').getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByText('Visa ending 4242')).toBeVisible()
})
