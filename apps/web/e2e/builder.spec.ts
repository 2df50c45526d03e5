import { readFile } from 'node:fs/promises'
import { chooseReward, hydrated, pledge, raised } from './journey.ts'
import { enter, enterBankAccount } from './people.ts'
import { expect, test } from './test.ts'

const day = 86_400_000
const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
/** Of the demo world: 3:4, large enough. */
const picture = new URL('../../api/demo/media/default-1.jpg', import.meta.url)

test('from an idea to a live campaign that another person pledges to', async ({ page, browser }) => {
  const name = `Wren lantern ${Date.now()}`
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  await page.goto('/create')
  await hydrated(page)
  const next = page.getByRole('button', { name: 'Continue' })
  await next.click()
  // A name that is taken is said before anything is made.
  await page.getByLabel('Project name').fill('Plover lamp')
  await next.click()
  await expect(page.getByLabel('Project name')).toHaveAccessibleDescription(/There is already a project/)
  await page.getByLabel('Project name').fill(name)
  await next.click()
  await page.getByRole('radio').first().check()
  await next.click()
  await page.getByRole('button', { name: 'Make the draft' }).click()
  await expect(page).toHaveURL(/\/dashboard\/\d+\/overview$/)
  const [, id = ''] = /(\d+)\/overview$/.exec(page.url()) ?? []
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveAccessibleDescription(
    /points are open/,
  )

  const section = (title: string) => page.getByRole('navigation').getByRole('link', { name: title })
  await section('Basics').click()
  await page.getByLabel('Blurb').fill('A lantern that folds flat and lights a tent for a week.')
  await page.getByLabel('Location').fill('Leeds, United Kingdom')
  await page.getByRole('textbox', { name: 'Goal' }).fill('5000')
  await page.getByRole('textbox', { name: 'Length' }).fill('30')
  await page.getByRole('button', { name: 'Heading' }).waitFor()
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('It folds flat and lights a tent. '.repeat(20))
  await page.getByRole('textbox', { name: 'Description' }).blur()
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'lantern.jpg',
      mimeType: 'image/jpeg',
      buffer: await readFile(picture),
    })
  await expect(
    page.getByRole('region', { name: 'Main image' }).getByRole('button', { name: 'Remove' }),
  ).toBeVisible()
  await page.getByLabel('Alternative text').fill('A folded lantern beside a tent.')
  await page.getByLabel('Alternative text').blur()
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  // What is saved is there again.
  await page.reload()
  await expect(page.getByLabel('Alternative text')).toHaveValue('A folded lantern beside a tent.')
  await expect(page.getByLabel('Blurb')).toHaveValue(/folds flat/)

  await section('Rewards').click()
  await page.getByRole('button', { name: 'New reward' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('One lantern')
  await page.getByLabel('Price').fill('45')
  await page.getByLabel('Add a country').selectOption({ label: 'Everywhere else' })
  await page.getByRole('textbox', { name: 'Everywhere else' }).fill('6')
  await page.getByRole('button', { name: 'Save reward' }).click()
  await expect(page.getByRole('button', { name: 'Edit One lantern' })).toBeVisible()

  await section('Milestones').click()
  await page.getByRole('button', { name: 'Add milestone' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Delivered')
  await page.getByLabel('Ends', { exact: true }).fill(dateIn(200))
  await page.getByRole('textbox', { name: 'Share' }).fill('40')
  await page.getByRole('button', { name: 'Save milestone' }).click()
  await page.getByRole('button', { name: 'Hold 40% instead' }).click()
  await expect(page.getByText(/^Saved at /)).toBeVisible()

  await section('Account').click()
  await enterBankAccount(page)

  await section('Overview').click()
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await expect(page.getByText('You are previewing a draft. Nobody can pledge.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A folded lantern beside a tent.' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to editing' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('This project is published.')).toBeVisible()

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
  // Somebody with the card and the address of an earlier pledge.
  await enter(other, 'backer@kindling.test', 'kindling-demo')
  await other.goto('/projects/recently-launched')
  await hydrated(other)
  await other.getByRole('link', { name }).click()
  await chooseReward(other)
  await other.getByRole('button', { name: 'Continue to payment' }).click()
  await other.getByRole('button', { name: 'Continue to review' }).click()
  await pledge(other)
  await expect(other.getByRole('link', { name: 'My pledges' }).first()).toBeVisible()
  expect(await raised(other, id)).toBe(5_100)
  await other.close()
})
