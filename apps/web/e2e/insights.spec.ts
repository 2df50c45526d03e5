import { hydrated, pledge, toReview } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('a creator’s own link is followed, brings a pledge, and says so', async ({ page, browser }) => {
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/torrent-espresso/')).json()
  await page.goto(`/manager/${project.id}/insights`)
  await hydrated(page)
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByLabel(/^Name of the link/).fill('Talk in Leeds')
  await page.getByRole('button', { name: 'Make link' }).click()
  await expect(page.getByText(/\?ref=talk-in-leeds$/)).toBeVisible()

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const visitor = await context.newPage()
  // The page is left before the script that counts visits has come: the next page counts it.
  // Not `times: 1`: the end of that interception may lose the request for the next page, which is under way then.
  let aborted = 0
  await visitor.route(/\/assets\/visits-/, (route) => (aborted++ === 0 ? route.abort() : route.continue()))
  await toReview(visitor, { path: '/project/torrent-espresso?ref=talk-in-leeds' })
  await pledge(visitor)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^You moved it/)
  await context.close()

  await page.reload()
  await expect(page.getByRole('row', { name: /^Talk in Leeds Your link 1 1 100% / })).toBeVisible()
})
