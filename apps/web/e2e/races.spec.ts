import { expect, test } from '@playwright/test'
import { pledge, raised, toReview } from './journey.ts'
import { startServer } from './server.ts'
import { listen } from './test.ts'

const contested = 'tidewell-pour-over'
/** Milliseconds of a checkout after which the server is killed; a server takes seconds to start again. */
const killedAfter = process.env.EACH_MOMENT ? [0, 4, 9, 16, 30] : [4, 16]

test('of two people racing for the last reward one gets it, and the other sees a rejection', async ({
  browser,
}) => {
  const server = await startServer(`last-reward-${test.info().repeatEachIndex}`, async ({ db }) => {
    // One of each reward of the project is left.
    const ofProject = `in (select id from projects where vanity_url = '${contested}')`
    await db.execute(`update rewards set backer_limit = taken + 1 where project_id ${ofProject}`)
    await db.execute(
      `update reward_variants set quantity = null where reward_id in (select id from rewards where project_id ${ofProject})`,
    )
  })
  const complaints: string[] = []
  const people = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ baseURL: server.url })
      const page = await context.newPage()
      listen(page, complaints)
      return page
    }),
  )
  for (const page of people) await toReview(page, { path: `/project/${contested}` })
  await Promise.all(people.map((page) => pledge(page)))
  const outcomes = await Promise.all(
    people.map(async (page) => {
      const won = page.getByRole('heading', { level: 1, name: /You moved it to/ })
      const lost = page.getByRole('alert').filter({ hasText: /sold out/i })
      await expect(won.or(lost).first()).toBeVisible()
      return won.isVisible()
    }),
  )
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  expect(complaints).toEqual([])
  await server.stop()
})

test('kill -9 in the middle of checkout: all or nothing, and the retry gives one pledge', async ({
  browser,
}) => {
  const server = await startServer(`killed-${test.info().repeatEachIndex}`)
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await toReview(page, { path: `/project/${contested}` })
  const before = await raised(page, contested)
  const done = page.getByRole('heading', { level: 1, name: /You moved it to/ })
  // Kill the server at a different moment of the same call each time; let it live the last time.
  for (const delayMs of killedAfter) {
    const sent = page.waitForRequest('**/pledges/me/checkout/')
    await pledge(page)
    await sent
    await page.waitForTimeout(delayMs)
    await server.kill()
    await server.restart()
    // The answer arrived, but the next page could not be read: it says so and can be retried.
    const unreachable = page.getByRole('button', { name: 'Try again' })
    await expect(page.getByRole('alert').or(done).or(unreachable).first()).toBeVisible()
    if (await unreachable.isVisible()) await unreachable.click()
    if (await page.getByRole('button', { name: /^Pledge \$/ }).isHidden()) break
  }
  if (await page.getByRole('button', { name: /^Pledge \$/ }).isVisible()) await pledge(page)
  await expect(done).toBeVisible()
  const response = await page.request.get(`/api/projects/${contested}/pledges/me/`)
  const { pledges, shopping_pledge } = await response.json()
  expect(pledges).toHaveLength(1)
  expect(shopping_pledge).toBeNull()
  expect(await raised(page, contested)).toBe(before + pledges[0].total_usd)
  await server.stop()
})
