import { randomBytes } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { onServer, rulesOf } from '../app/route-server.ts'
import { matchRoute } from '../app/route-table.ts'
import { projectQuery } from '../data/queries.ts'
import { securityHeaders } from './security.ts'

const nonce = randomBytes(16).toString('base64')
const headersOf = (path: string, { secure = true, stripe = false, google = false } = {}) => {
  const { referrer, cardFields } = rulesOf(path)
  const visits = google ? 'google' : null
  return securityHeaders(nonce, { secure, referrer, frames: stripe && cardFields ? 'stripe' : null, visits })
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
  it('lets a page that may be counted talk to Google Analytics, and changes nothing else', () => {
    const counted = headersOf('/project/torrent', { google: true })['content-security-policy'] ?? ''
    const changed = counted.split('; ').filter((directive) => !policy().split('; ').includes(directive))
    expect(changed).toEqual([
      "img-src 'self' data: blob: https://*.google-analytics.com https://*.googletagmanager.com",
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    ])
    const findings = new CspEvaluator(new CspParser(counted).csp).evaluate()
    expect(findings.filter(({ severity }) => severity === Severity.HIGH)).toEqual([])
  })
  it('is widened for Google Analytics by the page of a project with an id alone', () => {
    const asks = (path: string, google_analytics_id: string | null) => {
      const { route, place } = matchRoute(path, '')
      const { key } = projectQuery('torrent')
      return onServer(route).countsVisits?.(place, { [key]: { project: { google_analytics_id } } }) ?? false
    }
    expect(asks('/project/torrent', 'G-AB12CD34EF')).toBe(true)
    expect(asks('/project/torrent/faq', 'G-AB12CD34EF')).toBe(true)
    expect(asks('/project/torrent', null)).toBe(false)
    // Saved before ids were checked as strictly.
    expect(asks('/project/torrent', 'UA-12345-1')).toBe(false)
    const others = ['/', '/project/torrent/updates', '/project/torrent/checkout', '/project/preview/torrent']
    expect(others.filter((path) => asks(path, 'G-AB12CD34EF'))).toEqual([])
    const { route, place } = matchRoute('/project/torrent', '')
    expect(onServer(route).countsVisits?.(place, {})).toBe(false)
  })
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
