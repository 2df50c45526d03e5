import { hydrated } from './journey.ts'
import { enter, enterBankAccount } from './people.ts'
import { expect, test } from './test.ts'

const day = 86_400_000
const delivery = new Date(Date.now() + 120 * day).toISOString().slice(0, 10)

test('a campaign that was delivered goes on as a pre-order, and somebody orders', async ({
  page,
  browser,
}) => {
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  await page.goto('/create/continue')
  await hydrated(page)
  await expect(page.getByRole('radio', { name: /^Needle, a pressure gauge/ })).toBeChecked()
  await page.getByRole('button', { name: 'Make the draft' }).click()
  await expect(page).toHaveURL(/\/dashboard\/\d+\/overview$/)
  await expect(page.getByText('2 points stand between this draft and publishing.')).toBeVisible()
  const [, id = ''] = /(\d+)\/overview$/.exec(page.url()) ?? []

  // What was promised then is not promised again: each parcel needs a new date.
  const section = (title: string) => page.getByRole('navigation').getByRole('link', { name: title })
  await section('Rewards').click()
  for (const [title, price] of [
    ['Needle', '$79'],
    ['Two Needles', '$149'],
    ['No reward, just help', '$10'],
  ] as const) {
    const edit = page.getByRole('button', { name: `Edit ${title}`, exact: true })
    await edit.click()
    const card = page.getByRole('complementary', { name: 'As backers see it' })
    await expect(card).toContainText(title)
    await expect(card).toContainText(price)
    await page.getByLabel('Delivery').fill(delivery)
    await page.getByRole('button', { name: 'Save reward' }).click()
    // Saved: the editor is closed, and what stood below it has moved up.
    await expect(edit).toBeVisible()
  }
  await section('Account').click()
  await enterBankAccount(page)
  await section('Overview').click()
  // The answer is lost on its way. What was done is shown nevertheless.
  await page.route('**/api/projects/*/submit/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('This project is published.')).toBeVisible()

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
  // Somebody with the card and the address of an earlier pledge.
  await enter(other, 'backer@kindling.test', 'kindling-demo')
  await other.goto('/project/needle-gauge')
  await hydrated(other)
  await expect(other.getByText('It goes on with')).toBeVisible()
  await other.goto(`/project/${id}`)
  await hydrated(other)
  await expect(other.getByText('This project goes on from')).toBeVisible()
  await other.getByRole('link', { name: 'Order for $79' }).click()
  await other.getByRole('button', { name: 'Continue to payment' }).click()
  await other.getByRole('button', { name: 'Continue to review' }).click()
  await other.getByRole('checkbox', { name: /I can cancel and get all of it back/ }).check()
  await other.getByRole('button', { name: 'Order for $101.00' }).click()
  await expect(other.getByRole('heading', { name: 'Your order is placed.' })).toBeVisible()
  await other.close()
})
