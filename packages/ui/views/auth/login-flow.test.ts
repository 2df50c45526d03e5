import { completeMissingInfo, login } from '@kindling/api-client/contract/auth'
import { loginWithTotp, resetTotp } from '@kindling/api-client/contract/totp'
import { register } from '@kindling/api-client/contract/users'
import { describe, expect, it } from 'vitest'
import { firstLogin, type LoginEvent, type LoginFlow, loginFlow } from '../../state/login-flow.ts'
import { placementOf } from '../form/placement.ts'
import { loginPlacements, registerPlacements } from './placements.ts'
import { codePlacements, keyPlacements, missingPlacements } from './totp-placements.ts'

const credentials = { email: 'mara@example.com', password: 'copper kettle' }
const info = { provider: 'google', missing: ['email'], code: 'one-time' } as const
const flows = {
  login: firstLogin,
  signup: { view: 'signup' },
  'missing-info': { view: 'missing-info', ...info },
  'two-factor': { view: 'two-factor', credentials },
  recovery: { view: 'recovery', credentials },
  'second form': { view: 'second form', email: credentials.email, way: 'code', failure: null },
  recovered: { view: 'recovered' },
} satisfies Record<LoginFlow['view'], LoginFlow>
const events: readonly LoginEvent[] = [
  { type: 'code asked', credentials },
  { type: 'info asked', ...info },
  { type: 'key chosen' },
  { type: 'code chosen' },
  { type: 'key taken' },
  { type: 'refused', code: 'UNAUTHORIZED' },
  { type: 'refused', code: 'TOTP_NOT_ENABLED' },
  { type: 'refused', code: 'EXPIRED_CODE' },
  { type: 'refused', code: 'CODE_INVALID' },
  { type: 'login chosen' },
  { type: 'signup chosen' },
]

/** Every view × event; an empty entry means that nothing changes. */
const moves: Readonly<Record<LoginFlow['view'], readonly (LoginFlow['view'] | '')[]>> = {
  login: ['two-factor', 'missing-info', '', '', '', '', '', '', '', 'login', 'signup'],
  signup: ['', 'missing-info', '', '', '', '', '', '', '', 'login', 'signup'],
  'missing-info': ['', '', '', '', '', '', '', '', '', 'login', 'signup'],
  'two-factor': ['', '', 'recovery', '', '', 'login', 'login', 'login', '', 'login', 'signup'],
  recovery: ['', '', '', 'two-factor', 'recovered', 'login', 'login', 'login', '', 'login', 'signup'],
  'second form': ['', '', '', '', '', 'login', 'login', 'login', '', 'login', 'signup'],
  recovered: ['', '', '', '', '', '', '', '', '', 'login', 'signup'],
}
const table = Object.entries(moves).flatMap(([view, row]) =>
  row.map((next, n) => [view as LoginFlow['view'], events[n] as LoginEvent, next] as const),
)

describe('the flow of logging in', () => {
  it.each(table)('%s and %j', (view, event, next) => {
    const flow = flows[view]
    if (next) expect(loginFlow(flow, event).view).toBe(next)
    else expect(loginFlow(flow, event)).toBe(flow)
  })

  it('carries the credentials from the password to the code and the key, and no further', () => {
    const asked = loginFlow(firstLogin, { type: 'code asked', credentials })
    expect(asked).toEqual({ view: 'two-factor', credentials })
    const chosen = loginFlow(asked, { type: 'key chosen' })
    expect(chosen).toEqual({ view: 'recovery', credentials })
    for (const event of [{ type: 'login chosen' }, { type: 'key taken' }, { type: 'signup chosen' }] as const)
      expect(JSON.stringify(loginFlow(chosen, event))).not.toContain(credentials.password)
  })

  it('goes back to the password after five wrong codes, with the e-mail and the reason', () => {
    expect(loginFlow(flows['two-factor'], { type: 'refused', code: 'UNAUTHORIZED' })).toEqual({
      view: 'login',
      because: 'wrong codes',
      email: credentials.email,
    })
  })

  it('asks for nothing if nothing is missing', () => {
    expect(loginFlow(firstLogin, { type: 'info asked', ...info, missing: [] })).toBe(firstLogin)
  })
})

it('only a network failure leaves the button enabled (spec 1 §8)', () => {
  for (const [{ errors }, placements] of [
    [login, loginPlacements],
    [register, registerPlacements],
    [loginWithTotp, codePlacements],
    [resetTotp, keyPlacements],
    [completeMissingInfo, missingPlacements],
  ] as const) {
    const codes = [...errors, 'NETWORK_FAILURE', 'REQUEST_TIMEOUT', 'EXTERNAL_ERROR'].sort()
    const free = codes.filter((code) => placementOf(placements, code).retry === 'at once')
    expect(free).toEqual(['NETWORK_FAILURE', 'REQUEST_TIMEOUT'])
  }
})
