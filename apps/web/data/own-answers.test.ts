import { contract } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { expect, it } from 'vitest'
import { dependsOnViewer, isTheirs, shownAfter } from './own-answers.ts'

/** Reads cached by their name; the profile has a key of its own. */
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

it('frontend 10: a profile that comes after its person has left is shown to nobody', () => {
  const first = { id: 'usr_first', name: 'before' }
  const changed = { ...first, name: 'after' }
  const second = { id: 'usr_second', name: 'another' }
  expect(shownAfter({ user: first }, changed)).toEqual({ user: changed })
  expect(shownAfter(undefined, changed)).toEqual({ user: changed })
  expect(shownAfter({ user: null }, changed)).toEqual({ user: null })
  expect(shownAfter({ user: second }, changed)).toEqual({ user: second })
})
