import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { type SiteServer, startServer } from './server.ts'
import { expect, test } from './test.ts'

/* A server of its own: time that has moved would move under other tests as well. */

let server: SiteServer
test.beforeAll(async () => {
  server = await startServer('scheduled-update')
})
test.afterAll(() => server?.stop())

const password = 'kindling-demo'
const words = 'The ferryman stands on a wider boat.'

test('an update for one reward’s backers is scheduled, published by time, and read by them alone', async ({
  browser,
}) => {
  const personOf = async (email: string) => {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await enter(page, email, password)
    return page
  }
  const page = await personOf('anouk.vis@example.com')
  const { project } = await (await page.request.get('/api/projects/hollowmere-game/')).json()
  const rewardOf = (title: string): { id: string } =>
    project.rewards.find((each: { title: string }) => each.title === title)
  const { pledges } = await (
    await page.request.post(`/api/projects/${project.id}/pledges/`, {
      data: { reward_ids: [rewardOf('Hollowmere').id], payment_statuses: ['COMPLETED'] },
    })
  ).json()

  await page.goto(`/manager/${project.id}/updates`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Write update' }).click()
  await page.getByLabel(/^Title/).fill('Villagers, packed')
  await page.getByLabel('Text').click()
  await page.keyboard.type(words)
  await page.getByText('Backers of some rewards').click()
  await page.getByRole('checkbox', { name: 'Hollowmere with the wooden folk' }).check()
  await expect(page.getByText(/^Reaches \d+ of \d+ backers\.$/)).toBeVisible()
  await page.getByText('At a time').click()
  const inTwoHours = await page.evaluate(() => {
    const at = new Date(Date.now() + 2 * 3_600_000)
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  })
  await page.getByLabel(/^Publish at/).fill(inTwoHours)
  await page.getByRole('button', { name: /^Schedule for \d+ backers$/ }).click()
  await expect(page.getByText('The update is scheduled. Only the team sees it until then.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Villagers, packed' })).toContainText('Scheduled')

  const path = '/project/hollowmere-game/updates'
  const backer = await personOf('backer@kindling.test')
  await backer.goto(path)
  await expect(backer.getByText('Villagers, packed')).toHaveCount(0)

  const ahead =
    /name="ahead" value="(\d+)"/.exec(await (await page.request.get('/demo/clock')).text())?.[1] ?? ''
  await page.request.post('/demo/clock', {
    form: { step: '1', ahead },
    headers: { origin: server.url },
    maxRedirects: 0,
  })
  await expect(async () => {
    await backer.goto(path)
    await expect(backer.getByRole('heading', { name: 'Villagers, packed' })).toBeVisible()
  }).toPass({ timeout: 120_000 })
  await expect(backer.getByText(words)).toBeVisible()

  const other = await personOf(pledges[0].user_email)
  await other.goto(path)
  await expect(other.getByRole('heading', { name: 'Villagers, packed' })).toBeVisible()
  await expect(other.getByText('For backers of Hollowmere with the wooden folk.')).toBeVisible()
  await expect(other.getByText(words)).toHaveCount(0)
  expect(await (await other.request.get(path)).text()).not.toContain(words)
  const told = await (await other.request.post('/api/users/me/notifications/', { data: {} })).text()
  expect(told).not.toContain('Villagers, packed')
  for (const each of [page, backer, other]) await each.context().close()
})
