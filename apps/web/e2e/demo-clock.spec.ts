import { type SiteServer, startServer } from './server.ts'
import { expect, listen, test } from './test.ts'

/* A server of its own: time that has moved would move under other tests as well. */

let server: SiteServer
test.beforeAll(async () => {
  server = await startServer('demo-clock')
})
test.afterAll(() => server?.stop())

const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.−]/g, '').replace('−', '-')) * 100)

test('time passes up to the next event, what is due happens, and the books add up', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const complaints: string[] = []
  listen(page, complaints)
  await page.goto(`${server.url}/outbox`)
  await page.getByRole('link', { name: 'Move the time of the demo world' }).click()
  await expect(page.getByText('Take a step, and what falls due is here.')).toBeVisible()
  await expect(page.getByText(/^\d+ invariants hold\./)).toBeVisible()

  const due = page.getByRole('region', { name: /^What fell due/ })
  const books = page.getByRole('region', { name: 'Books' })
  const toNext = page.getByRole('button', { name: /^To / })
  const changes = async () => (await books.locator('tbody .change').allTextContents()).map(cents)
  /** To the next event, and what it changed in the books. */
  const step = async () => {
    const [until = ''] = ((await toNext.textContent()) ?? '').replace('To ', '').split(' ')
    // The answer waits its turn behind the step that it began, on a machine that is busy.
    await toNext.click({ timeout: 120_000 })
    // The step runs behind the page, which says so and reads itself again.
    await expect(page.locator('.time')).toContainText(new RegExp(`^${until} `), { timeout: 120_000 })
    await expect(page.getByText(/^\d+ invariants hold\./)).toBeVisible({ timeout: 120_000 })
    await expect(due.getByRole('listitem').first()).toBeVisible()
    expect((await changes()).reduce((sum, each) => sum + each, 0)).toBe(0)
  }
  // Not every event moves money: of the first ones, one is a reminder.
  let steps = 0
  do await step()
  while ((await changes()).every((each) => each === 0) && ++steps < 5)
  expect((await changes()).some((each) => each !== 0)).toBe(true)
  await expect(books.getByRole('row', { name: /^Together/ })).toContainText('0.00')
  expect(complaints).toEqual([])
  await context.close()
})

test('only the page itself moves time, and a step that was pressed twice is one', async ({ request }) => {
  const address = `${server.url}/demo/clock`
  const read = async () => {
    const text = await (await request.get(address)).text()
    return /name="ahead" value="(\d+)"/.exec(text)?.[1] ?? ''
  }
  const post = (ahead: string, headers: Record<string, string>) =>
    request.post(address, { form: { step: '1', ahead }, headers, maxRedirects: 0 })
  const ahead = await read()
  expect((await post(ahead, { origin: 'https://elsewhere.example' })).status()).toBe(403)
  expect((await post(ahead, {})).status()).toBe(403)
  expect(await read()).toBe(ahead)

  const own = { origin: server.url }
  const answers = await Promise.all([post(ahead, own), post(ahead, own)])
  expect(answers.map((answer) => answer.status())).toEqual([303, 303])
  await expect.poll(read, { timeout: 120_000 }).not.toBe('')
  expect(Number(await read()) - Number(ahead)).toBe(86_400_000)
})
