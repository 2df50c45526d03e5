import { randomBytes } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { referrerOf } from '../app/route-server.ts'
import { securityHeaders } from './security.ts'

const nonce = randomBytes(16).toString('base64')
const headersOf = (path: string, secure = true) => securityHeaders(nonce, secure, referrerOf(path))
const policy = (path = '/') => headersOf(path)['content-security-policy'] ?? ''

describe('accounts 26: the policy of a page', () => {
  it('gives the evaluator nothing of high severity to find', () => {
    const findings = new CspEvaluator(new CspParser(policy()).csp).evaluate()
    const high = findings.filter(({ severity }) =>
      [Severity.HIGH, Severity.HIGH_MAYBE, Severity.SYNTAX].includes(severity),
    )
    expect(high.map(({ directive, value, description }) => [directive, value, description])).toEqual([])
  })
  it.each(['object-src', 'base-uri', 'frame-ancestors'])("has '%s' 'none'", (directive) => {
    expect(policy()).toContain(`${directive} 'none'`)
  })
  it('runs no inline script', () => {
    const scripts = policy()
      .split('; ')
      .find((each) => each.startsWith('script-src'))
    expect(scripts).toBe(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
  })
})

describe('accounts 27: headers of a page', () => {
  it('keeps people on HTTPS for a year, if the site has it', () => {
    expect(headersOf('/')['strict-transport-security']).toMatch(/^max-age=31536000;/)
    expect(headersOf('/', false)['strict-transport-security']).toBeUndefined()
  })
  it.each([
    '/reset-password',
    '/confirmemail',
    '/undo-email',
    '/invitation',
    '/newsletter',
    '/newsletter/unsubscribe',
    '/google_authenticated',
    '/facebook_authenticated',
    '/settings/verification',
  ])('%s tells no other site its address', (path) => {
    expect(headersOf(path)['referrer-policy']).toBe('no-referrer')
  })
  it('a broken e-mail link is not sent to other sites either', () => {
    expect(referrerOf('/reset-password/')).toBe('none')
    expect(referrerOf('/ConfirmEmail/x')).toBe('none')
    expect(referrerOf('/settings')).toBe('origin')
  })
  it('never guesses a type', () => {
    expect(headersOf('/')['x-content-type-options']).toBe('nosniff')
  })
})
