import { contract } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { expect, it } from 'vitest'
import { dependsOnViewer, isTheirs } from './own-answers.ts'

/** Those that read and are cached by their name; the profile has a key of its own. */
const reads = (Object.values(contract) as EndpointSpec[]).filter(
  ({ name, method, status }) =>
    status === 'served' && name !== 'getMe' && (method === 'GET' || /^list/.test(name)) && !/Sso$/.test(name),
)

it.each(reads.map(({ name, auth }) => [name, auth] as const))(
  'frontend 10: what %s answered is forgotten as its auth, %s, asks for',
  (name, auth) => {
    const key = `${name} [{},{}]`
    expect(isTheirs(key)).toBe(auth === 'session')
    expect(dependsOnViewer(key)).toBe(auth === 'optional')
  },
)
