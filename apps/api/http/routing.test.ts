import { contract } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { handlers } from '../handlers.ts'
import type { Platform } from '../kernel/platform.ts'
import { createApp } from './app.ts'
import { type HttpEnv, routeContract } from './serve.ts'

const endpoints: readonly EndpointSpec[] = Object.values(contract)

/** Answers with the name of the call that an address was taken for. */
const router = new Hono<HttpEnv>()
routeContract(router, async (endpoint, context) => context.json({ name: endpoint.name }))
const routed = async (method: string, path: string) => {
  const response = await router.request(path, { method })
  return response.ok ? ((await response.json()) as { name: string }).name : null
}

describe('an address', () => {
  it.each(endpoints)('$method $path is $name, with and without its last slash', async (endpoint) => {
    const { name, method, path } = endpoint
    const bare = `/${path.replace(/\/$/, '').replace(/\{\w+\}/g, 'x1')}`
    expect([await routed(method, bare), await routed(method, `${bare}/`)]).toEqual([name, name])
  })

  it.each([
    ['GET', '/users/me/', 'getMe'],
    ['GET', '/users/usr_1/', 'getUser'],
    ['GET', '/projects/filter/featured/', 'listFeaturedProjects'],
    ['GET', '/projects/filter/trending/', 'listProjects'],
    ['GET', '/projects/filter/user-created/usr_1/', 'listCreatedProjects'],
    ['GET', '/projects/search/', 'searchProjects'],
    ['GET', '/projects/preview/faq/', 'getProjectPreview'],
    ['GET', '/projects/7/pledges/me/', 'getMyPledges'],
    ['GET', '/projects/7/pledges/segments/', 'listSegments'],
    ['POST', '/projects/7/faq/', 'createFaqItem'],
    ['POST', '/projects/7/main/', 'uploadProjectImage'],
    ['PATCH', '/users/me/shipping-addresses/default/', 'setDefaultShippingAddress'],
    ['GET', '/projects/7/comments/user-permission/', 'getCommentPermission'],
    ['GET', '/question/q1', 'getQuestion'],
    ['GET', '/projects/a%2Fb/', 'getProject'],
  ])('%s %s is %s and nothing that looks like it', async (method, path, name) => {
    expect(await routed(method, path)).toBe(name)
  })
})

describe('a planned call', () => {
  // Nothing of the platform is touched. Those about a project ask for its access first: see access.test.ts.
  const app = createApp(
    { log: pino({ level: 'silent' }) } as unknown as Platform,
    handlers,
    async () => undefined,
  )
  const planned = endpoints.filter(({ status, access }) => status === 'planned' && !access)
  it('answers a visitor UNIMPLEMENTED, or that it needs a session', async () => {
    const answers = await Promise.all(
      planned.map(async ({ method, path, multipart }) => {
        const headers = { 'content-type': multipart ? 'multipart/form-data' : 'application/json' }
        const response = await app.request(`/${path.replace(/\{\w+\}/g, 'x1')}`, { method, headers })
        return [response.status, await response.json()]
      }),
    )
    expect(answers).toEqual(
      planned.map(({ auth }) =>
        auth === 'session'
          ? [401, { errors: [{ code: 'RESTRICTED_AREA' }] }]
          : [400, { errors: [{ code: 'UNIMPLEMENTED' }] }],
      ),
    )
  })
})
