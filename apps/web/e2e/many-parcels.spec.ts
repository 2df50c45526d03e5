import { join } from 'node:path'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { root } from './places.ts'
import { expect, test } from './test.ts'

const wrong = [
  [7, 'No pledge of this project has this number.'],
  [13, 'This pledge is in the file twice.'],
  [19, 'The tracking number is missing.'],
  [26, 'The tracking number or carrier is longer than 60 characters.'],
  [32, 'Cancelled. Do not send this parcel.'],
  [38, 'Already sent with LX'],
] as const

test('of 5,000 backers in 60 countries half have a parcel, and a file sends 34 more', async ({ page }) => {
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/weir-tamper/')).json()
  expect(project.backers_count).toBe(5_000)
  const where = `/api/projects/${project.id}/pledges/destinations/`
  const shipped = async () => {
    const { destinations } = await (await page.request.get(where)).json()
    expect(destinations).toHaveLength(60)
    return destinations.reduce((sum: number, each: { shipped: number }) => sum + each.shipped, 0)
  }
  expect(await shipped()).toBe(2_500)

  await page.goto(`/manager/${project.id}/shipping`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Import tracking' }).click()
  await page.locator('input[type=file]').setInputFiles(join(root, 'docs/demo/tracking.csv'))
  await expect(page.getByText('34 ready, 6 need a look')).toBeVisible()
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/tracking-checker\.worker-.+\.js$/),
  ])
  const rows = page.getByRole('table', { name: 'Rows that need a look' }).getByRole('row')
  await expect(rows).toHaveCount(1 + wrong.length)
  for (const [index, [at, words]] of wrong.entries()) {
    await expect(rows.nth(index + 1).getByRole('rowheader')).toHaveText(new RegExp(`${at}$`))
    await expect(rows.nth(index + 1)).toContainText(words)
  }

  await page.getByRole('button', { name: 'Import 34 rows' }).click()
  await expect(page.getByText('34 parcels are shipped, and their backers are told.')).toBeVisible()
  expect(await shipped()).toBe(2_534)

  // Rows that need a look stay, and so does what reads them, until the import is closed.
  await expect(rows).toHaveCount(1 + wrong.length)
  await page.getByRole('button', { name: 'Import tracking' }).click()
  await expect(rows).toHaveCount(0)
  await expect.poll(() => page.workers().length).toBe(0)
})
