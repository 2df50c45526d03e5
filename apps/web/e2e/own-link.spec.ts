import { hydrated, pledge, toReview } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

interface Listed {
  readonly id: string
  readonly milestones: readonly { readonly funds: number }[]
}

test('who is logged in shares a link of their own, and a pledge that comes by it says so', async ({
  page,
  browser,
}) => {
  await enter(page, 'backer@kindling.test', 'kindling-demo')
  // Of a project with a listing fee: elsewhere nobody gets a bonus, and no link is anybody's own.
  const { projects }: { projects: { id: string }[] } = await (
    await page.request.get('/api/projects/filter/trending/?page[size]=40')
  ).json()
  const read = async (id: string): Promise<Listed> =>
    (await (await page.request.get(`/api/projects/${id}/`)).json()).project
  const all = await Promise.all(projects.map(({ id }) => read(id)))
  const shares = ({ milestones }: Listed) => milestones.reduce((sum, { funds }) => sum + funds, 0)
  const withFee = all.find((project) => shares(project) < 50)
  const without = all.find((project) => shares(project) >= 50)

  await page.goto(`/project/${without?.id}`)
  await hydrated(page)
  const share = page.getByRole('group', { name: 'Share this project' }).first()
  await expect(share.getByRole('link', { name: 'X' })).toHaveAttribute('href', /project/)
  await expect(page.getByText(/^This is your link/)).toHaveCount(0)

  await page.goto(`/project/${withFee?.id}`)
  await hydrated(page)
  await expect(page.getByText(/^This is your link: you get [1-5]% of/).first()).toBeVisible()
  const href = await share.getByRole('link', { name: 'E-mail' }).getAttribute('href')
  const [, path] =
    /https?:\/\/[^/]+(\/project\/\S+\?ref=by\.[0-9a-f]{12})/.exec(decodeURIComponent(href ?? '')) ?? []
  expect(path).toBeDefined()

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const visitor = await context.newPage()
  await toReview(visitor, { path: path ?? '' })
  const sent = visitor.waitForRequest(
    (request) => /\/checkout\/$/.test(request.url()) && request.method() === 'POST',
  )
  await pledge(visitor)
  expect((await sent).postDataJSON()).toMatchObject({
    source: expect.stringMatching(/^ref:by\.[0-9a-f]{12}$/),
  })
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^You moved it/)
  await context.close()
})
