import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { startServer } from './server.ts'
import { expect, test } from './test.ts'

const tracking = 'RR 100 200 300 NO'

/** By keyboard alone: a control gets the focus and a key, never a pointer. */
const press = (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') =>
  page.getByRole(role, { name }).first().press('Enter')
const type = async (page: Page, label: string | RegExp, text: string) => {
  await page.getByLabel(label).first().focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

test('a creator’s week by keyboard on a phone, and what its backer sees of it', async ({ browser }) => {
  // A server of its own: it writes thousands of e-mails, which would fill the outbox of other tests.
  const server = await startServer('creators-week')
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL: server.url, viewport })
  const page = await context.newPage()
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/weir-tamper/')).json()
  const tab = async (name: string) => {
    await page.goto(`/manager/${project.id}/${name}`)
    await hydrated(page)
  }

  // Monday: where did they come from? A link of one's own for the next talk.
  await tab('insights')
  await press(page, 'New link')
  await type(page, /^Name of the link/, 'Trade fair')
  await press(page, 'Make link')
  await expect(page.getByText(/\?ref=trade-fair$/)).toBeVisible()

  // Tuesday: an update.
  await tab('updates')
  await press(page, 'Write update')
  await type(page, /^Title/, 'The last wave is packed')
  await page.getByLabel('Text').focus()
  await page.keyboard.type('Look for a number in your mail.')
  await page.getByRole('radio', { name: 'Backers of some rewards' }).press('Space')
  await page.getByRole('checkbox', { name: /^No reward/ }).press('Space')
  await press(page, /^Publish to \d+ backers$/)
  await expect(page.getByRole('link', { name: 'The last wave is packed' })).toBeVisible()

  // Wednesday: addresses are locked, and the list goes to the warehouse.
  // What is packed is locked already; one of the next wave is locked now.
  await page.goto(`/manager/${project.id}/backers?parcel=NONE`)
  await hydrated(page)
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .press('Space')
  await press(page, 'Lock addresses')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Lock addresses' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('1 address locks in 48 hours')
  await page.goto(`/manager/${project.id}/backers?parcel=READY`)
  await hydrated(page)
  await press(page, 'Export')
  const link = page.getByRole('link', { name: /^Download [\d,]+ pledges \(CSV\)$/ })
  await expect(link).toBeVisible()
  const saving = page.waitForEvent('download')
  await link.press('Enter')
  const file = await (await saving).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const [header = '', first = ''] = lines
  expect(header).toContain('pledge')
  expect(lines.length).toBeGreaterThan(300)
  const pledgeId = /plg_[\w-]+/.exec(first)?.[0] ?? ''
  const email = /[\w.+-]+@[\w.-]+\.example/.exec(first)?.[0] ?? ''
  expect(pledgeId).not.toBe('')

  // Thursday: the warehouse sends its numbers back.
  await tab('shipping')
  await press(page, 'Import tracking')
  await page.locator('input[type=file]').setInputFiles({
    name: 'tracking.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`pledge,carrier,tracking_number\n${pledgeId},Posten,${tracking}\n`),
  })
  await press(page, 'Import 1 row')
  await expect(page.getByRole('alert')).toContainText('1 parcel is shipped, and its backer is told.')

  // Friday: the milestone is done, and what is released goes to the bank.
  await tab('timeline')
  await press(page, 'Mark complete: Every parcel sent')
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
  await type(page, 'Name of the milestone', 'Every parcel sent')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Every parcel sent” is complete.', { exact: false })).toBeVisible()
  const document = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  const account = { account_number: '000123456789', routing_number: '110000000', file: document }
  const saved = await page.request.patch(`/api/projects/${project.id}/bank-account/`, { multipart: account })
  expect(saved.status()).toBe(200)
  await tab('money')
  await type(page, /^Amount/, '5000')
  await press(page, 'Withdraw')
  await press(page, 'Withdraw $5,000.00')
  await expect(page.getByRole('alert')).toContainText('$5,000.00 is on its way')

  // The backer of that parcel.
  const other = await browser.newContext({ baseURL: server.url })
  const backer = await other.newPage()
  await enter(backer, email, 'kindling-demo')
  await backer.goto('/project/weir-tamper/updates')
  await expect(backer.getByText(/The last wave is packed/).first()).toBeVisible()
  await backer.goto(`/pledges/${pledgeId}`)
  await expect(backer.getByText(tracking)).toBeVisible()
  await hydrated(backer)
  await press(backer, 'I received it')
  await expect(backer.getByText(/^You received it on/)).toBeVisible()
  await other.close()

  // And the creator sees that it arrived.
  await page.goto(`/manager/${project.id}/backers/${pledgeId}`)
  await expect(page.getByText(/received/i).first()).toBeVisible()
  // Along the list, and back to where it was.
  await hydrated(page)
  await press(page, 'Next pledge')
  await expect(page).not.toHaveURL(new RegExp(`/${pledgeId}$`))
  await press(page, 'Previous pledge')
  await expect(page).toHaveURL(new RegExp(`/${pledgeId}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await context.close()
  await server.stop()
})
