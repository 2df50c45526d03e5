import { login } from '@kindling/api-client/contract/auth'
import { listSessions, revokeOtherSessions, revokeSession } from '@kindling/api-client/contract/sessions'
import { WINDOW } from '@kindling/validation/limits'
import { expect, it } from 'vitest'
import { digest } from '../kernel/ids.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { happyCalls } from '../testing/happy-calls.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

const statusOf = async (browser: Browser) => (await browser.send('/users/me/')).status

/** One person in several browsers, each used a minute after the one before. */
async function inBrowsers(count: number): Promise<Browser[]> {
  const { input } = await happyCalls.login(made.stage)
  const browsers: Browser[] = []
  for (let n = 0; n < count; n++) {
    const browser = openBrowser(made.platform)
    browser.alter({ 'user-agent': `browser ${n}` })
    await browser.client(login, input)
    browsers.push(browser)
    made.platform.clock.advance(60_000)
  }
  return browsers
}
const listOf = async (browser: Browser | undefined) =>
  (await browser?.client(listSessions, {}))?.sessions ?? []

it('lists the one that asks first, then by last use, with what the browsers call themselves', async () => {
  const browsers = await inBrowsers(3)
  const list = await listOf(browsers[1])
  // The browser they signed up in has no name here.
  const named = list.filter(({ user_agent }) => user_agent)
  expect(named.map(({ user_agent, current }) => [user_agent, current])).toEqual([
    ['browser 1', true],
    ['browser 2', false],
    ['browser 0', false],
  ])
})

it('names none by its token, nor by what the token is stored under', async () => {
  const [browser] = await inBrowsers(1)
  const token = browser?.cookie().split('=')[1] ?? ''
  const told = JSON.stringify(await listOf(browser))
  expect(told).not.toContain(token)
  expect(told).not.toContain(digest(token))
})

it('ends one of one’s own, and nobody else’s', async () => {
  const [here, there] = await inBrowsers(2)
  const [stranger] = await inBrowsers(1)
  if (!here || !there || !stranger) throw new Error('Nobody logged in')
  const id = (await listOf(here)).find(({ current }) => !current)?.id ?? ''
  await expect(stranger.client(revokeSession, { params: { id } })).rejects.toMatchObject({
    code: 'INVALID_ID',
  })
  expect(await statusOf(there)).toBe(200)
  await here.client(revokeSession, { params: { id } })
  expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401])
  await expect(here.client(revokeSession, { params: { id } })).rejects.toMatchObject({ code: 'INVALID_ID' })
})

it('ending the one that asks is logging out', async () => {
  const [here] = await inBrowsers(1)
  const [own] = await listOf(here)
  await here?.client(revokeSession, { params: { id: own?.id ?? '' } })
  expect(here?.cookie()).toBe('')
})

it('ends all but the one that asks', async () => {
  const browsers = await inBrowsers(4)
  const [stranger] = await inBrowsers(1)
  await browsers[2]?.client(revokeOtherSessions, {})
  expect(await Promise.all(browsers.map(statusOf))).toEqual([401, 401, 200, 401])
  expect(await listOf(browsers[2])).toHaveLength(1)
  expect(stranger && (await statusOf(stranger))).toBe(200)
})

it('leaves out what has ended by itself', async () => {
  const [old, recent] = await inBrowsers(2)
  made.platform.clock.advance(WINDOW.sessionIdleMs - 90_000)
  expect(recent && (await statusOf(recent))).toBe(200)
  expect(old && (await statusOf(old))).toBe(401)
  expect(await listOf(recent)).toHaveLength(1)
})
