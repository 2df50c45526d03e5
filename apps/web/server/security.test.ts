import { randomBytes } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../app/route-server.ts'
import { securityHeaders } from './security.ts'

const nonce = randomBytes(16).toString('base64')
const headersOf = (path: string, { secure = true, stripe = false } = {}) => {
  const { referrer, cardFields } = rulesOf(path)
  return securityHeaders(nonce, { secure, referrer, frames: stripe && cardFields ? 'stripe' : null })
}
const policy = (path = '/', stripe = false) => headersOf(path, { stripe })['content-security-policy'] ?? ''

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
  it.each(['/project/torrent/checkout', '/settings/payment'])(
    'lets %s frame the fields of the processor, and gives the evaluator nothing to find there either',
    (path) => {
      expect(policy(path, true)).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com/)
      expect(policy(path)).not.toContain('stripe')
      const findings = new CspEvaluator(new CspParser(policy(path, true)).csp).evaluate()
      expect(findings.filter(({ severity }) => severity === Severity.HIGH)).toEqual([])
    },
  )
  it.each(['/', '/project/torrent', '/settings', '/settings/shipping', '/bank/1/2'])(
    'knows no processor on %s, whatever the site is set up with',
    (path) => {
      expect(policy(path, true)).not.toContain('stripe')
    },
  )
  it('runs no worker but one of its own files', () => {
    expect(policy().split('; ')).toContain("worker-src 'self'")
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
    expect(headersOf('/', { secure: false })['strict-transport-security']).toBeUndefined()
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
    expect(rulesOf('/reset-password/').referrer).toBe('none')
    expect(rulesOf('/ConfirmEmail/x').referrer).toBe('none')
    expect(rulesOf('/settings').referrer).toBe('origin')
  })
  it('never guesses a type', () => {
    expect(headersOf('/')['x-content-type-options']).toBe('nosniff')
  })
})
