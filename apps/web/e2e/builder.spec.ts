import { readFile } from 'node:fs/promises'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

/** Of the demo world: 3:4, large enough. */
const picture = new URL('../../api/demo/media/default-1.jpg', import.meta.url)

test('a draft keeps what is typed into it over reloads, and its preview shows it', async ({ page }) => {
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
  const file = { name: 'lantern.jpg', mimeType: 'image/jpeg', buffer: await readFile(picture) }
  const main = page.getByRole('region', { name: 'Main image' })
  await main.locator('input[type=file]').setInputFiles(file)
  await expect(main.getByRole('button', { name: 'Remove' })).toBeVisible()
  await page.getByLabel('Alternative text').fill('A folded lantern beside a tent.')
  await page.getByLabel('Alternative text').blur()
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  // A picture in the text says what it shows as soon as it is there.
  const description = page.getByRole('region', { name: 'Description' })
  await description.locator('input[type=file]').setInputFiles(file)
  const text = page.getByLabel('Describe this picture')
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && /folded flat/.test(answer.request().postData() ?? ''),
  )
  await text.fill('The lantern, folded flat.')
  await text.blur()
  expect((await saved).ok()).toBe(true)
  // What is saved is there again.
  await page.reload()
  await expect(page.getByLabel('Alternative text')).toHaveValue('A folded lantern beside a tent.')
  await expect(page.getByLabel('Blurb')).toHaveValue(/folds flat/)

  await section('Rewards').click()
  await page.getByRole('button', { name: 'New reward' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('One lantern')
  await page.getByLabel('Price').fill('45')
  // A reload in the middle of it loses nothing.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('One lantern')
  await expect(page.getByLabel('Price')).toHaveValue(/^45/)
  await page.getByLabel('Add a country').selectOption({ label: 'Everywhere' })
  await page.getByRole('textbox', { name: 'Everywhere' }).fill('6')
  await page.getByRole('button', { name: 'Save reward' }).click()
  await expect(page.getByRole('button', { name: 'Edit One lantern' })).toBeVisible()

  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await expect(page.getByText('You are previewing a draft. Nobody can pledge.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A folded lantern beside a tent.' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The lantern, folded flat.' })).toBeVisible()
  // Back to where they were.
  await page.getByRole('link', { name: 'Back to editing' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/${id}/rewards$`))
})
