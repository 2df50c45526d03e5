import { fixtures } from '@kindling/api-client/scenarios'
import { ApiError } from '@kindling/api-client/transport/api-error'
import { expect, it, vi } from 'vitest'
import { keepSession } from './session-channel.ts'
import { keeperOf } from './session-keeper.ts'

// Test files share this module: what another one told is heard by nobody here.
keepSession(() => undefined)()

const mara = fixtures.backer
const other = { ...fixtures.newcomer, id: 'usr_other' }
const unreached = new ApiError([{ code: 'NETWORK_FAILURE' }], 0)
const refused = { event: 'refused', from: 'here' } as const

/** A page that shows a person, and a platform that says who is signed in. */
function page(shown: typeof mara | null) {
  const answers: Promise<typeof mara | null>[] = []
  const did: string[] = []
  const keeper = keeperOf({
    shown: () => shown?.id ?? null,
    ask: () => answers.shift() ?? Promise.reject(unreached),
    renew: async () => did.push('renewed'),
    come: async () => did.push('came'),
    beginAnew: () => did.push('began anew'),
    end: () => did.push('ended'),
  })
  const leave = keepSession((news) => void keeper.learn(news))
  return {
    did,
    keeper,
    leave,
    /** The platform's next answer, given now or when released. */
    says: (now: typeof mara | null) => {
      const { promise, resolve } = Promise.withResolvers<typeof mara | null>()
      answers.push(promise)
      return () => resolve(now)
    },
    sees: async (now: typeof mara | null) => {
      answers.push(Promise.resolve(now))
      await keeper.look()
      return did
    },
  }
}

it('frontend 10: what depends on the viewer is read again only after a visitor signs in', async () => {
  expect(await page(mara).sees(mara)).toEqual(['renewed'])
  expect(await page(null).sees(mara)).toEqual(['came'])
})

it('frontend 10: a profile that is read again and is somebody else’s reloads the page', async () => {
  expect(await page(mara).sees(other)).toEqual(['began anew'])
})

it('frontend 10: a late rejection ends nothing while somebody is signed in', async () => {
  const { did, keeper, says } = page(mara)
  says(mara)()
  await keeper.learn(refused)
  expect(did).toEqual(['renewed'])
})

it('frontend 9: a rejection ends the session here once the platform confirms it', async () => {
  const { did, keeper, says, leave } = page(mara)
  says(null)()
  await keeper.learn(refused)
  leave()
  expect(did).toEqual(['ended'])
})

it('frontend 10: an end that another tab reports is verified first', async () => {
  const { did, keeper, says, leave } = page(mara)
  says(mara)()
  await keeper.learn({ event: 'ended', from: 'elsewhere' })
  expect(did).toEqual(['renewed'])
  says(null)()
  await keeper.learn({ event: 'ended', from: 'elsewhere' })
  leave()
  expect(did).toEqual(['renewed', 'ended'])
})

it('frontend 9: after a rejected call without a network, nothing private is shown any more', async () => {
  const { did, keeper, leave } = page(mara)
  await keeper.look()
  await keeper.learn({ event: 'began', from: 'elsewhere' })
  expect(did).toEqual([])
  await keeper.learn(refused)
  leave()
  expect(did).toEqual(['ended'])
})

it('frontend 10: the answer to an older question does not affect a later log-in', async () => {
  const { did, keeper, says } = page(mara)
  const before = says(null)
  const asked = keeper.learn(refused)
  await keeper.learn({ event: 'began', from: 'here' })
  before()
  await asked
  expect(did).toEqual([])
})

it('frontend 10: a visitor who stays one gets no end reported', async () => {
  const heard = vi.fn()
  const leave = keepSession(heard)
  expect(await page(null).sees(null)).toEqual(['ended'])
  leave()
  expect(heard).not.toHaveBeenCalled()
})
