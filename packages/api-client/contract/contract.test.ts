import { catalogue } from '@kindling/validation/errors'
import { IMAGE_UPLOAD_TIMEOUT_MS, NEWSLETTER_TIMEOUT_MS } from '@kindling/validation/limits'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ZodMiniOptional } from 'zod/mini'
import type { EndpointSpec } from './endpoint.ts'
import { contract, resources } from './index.ts'
import { areAlike, byPrecision } from './order.ts'
import { schemas } from './schemas.ts'

const endpoints: readonly (readonly [string, EndpointSpec])[] = Object.entries(contract)
const schemaOf = (name: string) =>
  (schemas as Record<string, { body?: { shape: Readonly<Record<string, unknown>> }; answer?: z.ZodObject }>)[
    name
  ]

/** Both specifications' §7, word for word: method and path. */
const named = `
POST auth/authorize/ | DELETE auth/authorize/ | POST auth/authorize/totp/ | POST auth/totp/enable/
POST auth/totp/confirm/ | POST auth/totp/disable/ | POST auth/totp/reset/ | POST auth/password-reset/
POST auth/password-reset/confirm/ | POST auth/email-confirm/ | GET auth/sso/{}/authorize/ | GET auth/sso/{}/login/
POST users/ | GET users/{}/ | GET users/me/ | PATCH users/me/ | DELETE users/me/ | PATCH users/me/password/
PATCH users/me/email/ | POST users/me/email-resendconfirmation/ | PATCH users/me/image/
POST users/me/notifications/ | PATCH users/me/notifications/{}/read/ | PATCH users/me/notifications/read-all/
GET users/me/payment-methods/ | POST users/me/payment-methods/ | PATCH users/me/payment-methods/default/
DELETE users/me/payment-methods/{}/ | POST users/me/shipping-addresses/ | PATCH users/me/shipping-addresses/{}/
DELETE users/me/shipping-addresses/{}/ | GET users/me/kyc/ | GET projects/filter/user-created/{}/
GET projects/filter/user-pledged/{}/ | POST mailing-list/subscribe | GET categories/ | GET ticker/plg_to_usd/
GET questions/{}/ | GET question/{} | GET projects/search/ | GET projects/filter/featured/ | GET projects/filter/{}/
GET projects/{}/ | GET projects/{}/exists/ | GET projects/preview/{}/ | GET projects/{}/private/ | POST projects/
PATCH projects/{}/ | DELETE projects/{}/ | POST projects/{}/flags/ | POST projects/{}/subscribe/
PATCH projects/{}/vote/ | POST projects/{}/{}/ | DELETE projects/{}/images/{}/ | PATCH projects/{}/bank-account/
GET projects/{}/pledges/me/ | GET projects/{}/pledges/{}/ | POST projects/{}/pledges/
GET projects/{}/pledges/destinations/ | PATCH projects/{}/pledges/shipping/ | GET projects/{}/pledges/segments/
POST projects/{}/pledges/segments/ | DELETE projects/{}/pledges/segments/{}/ | POST projects/{}/pledges/export/
PATCH projects/{}/pledges/me/item/{}/ | PATCH projects/{}/pledges/me/checkedout/variant/{}/
PATCH projects/{}/pledges/me/shipping/ | POST projects/{}/pledges/me/checkout/
POST projects/{}/pledges/me/cancel/{}/ | PATCH projects/{}/pledges/me/coupon/
PATCH projects/{}/pledges/me/{}/payments/ | POST projects/{}/rewards/ | PATCH projects/{}/rewards/{}/
DELETE projects/{}/rewards/{}/ | POST projects/{}/rewards/{}/variants/ | PATCH projects/{}/rewards/{}/variants/{}/
DELETE projects/{}/rewards/{}/variants/{}/ | PATCH projects/{}/rewards/{}/variants/{}/image/
GET projects/{}/collaborators/ | GET projects/{}/invites/ | POST projects/{}/invites/
POST projects/{}/milestones/ | PATCH projects/{}/milestones/{}/ | DELETE projects/{}/milestones/{}/
GET projects/{}/faq/ | POST projects/{}/faq/ | PATCH projects/{}/faq/{}/ | DELETE projects/{}/faq/{}/
POST projects/{}/bonus/ | POST projects/{}/bonus/{}/ | PATCH projects/{}/bonus/{}/ | GET projects/{}/updates/
POST projects/{}/updates/ | PATCH projects/{}/updates/{}/ | PATCH projects/{}/updates/{}/likes/
DELETE projects/{}/updates/{}/ | GET comments/{}/replies/ | GET projects/{}/comments/user-permission/
POST projects/{}/comments/{}/ | PATCH projects/{}/comments/{}/vote/ | PATCH comments/{}/ | DELETE comments/{}/
PATCH projects/{}/comments/{}/flag/ | GET projects/{}/insights/reward/ | GET projects/{}/insights/funding/
GET projects/{}/insights/referral-links/ | POST projects/{}/insights/referral-links/
PATCH projects/{}/insights/referral-links/{}/ | DELETE projects/{}/insights/referral-links/{}/
`
  .split(/\||\n/)
  .map((each) => each.trim())
  .filter(Boolean)
  .sort()

describe('the contract', () => {
  it('declares every call both specifications name, as they write it, and marks the others as ours', () => {
    const declared = endpoints
      .filter(([, { origin }]) => origin === 'spec')
      .map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
      .sort()
    expect(declared).toEqual(named)
  })

  it('has every call under its own name, in one file', () => {
    expect(endpoints.filter(([name, endpoint]) => name !== endpoint.name)).toEqual([])
    const byFile = Object.values(resources).flatMap((calls) => Object.keys(calls))
    expect(byFile.sort()).toEqual(endpoints.map(([name]) => name).sort())
    expect(Object.keys(schemas).sort()).toEqual(byFile.sort())
  })

  it('has no two calls that one address could mean', () => {
    const alike = endpoints.flatMap(([name, one], index) =>
      endpoints.slice(index + 1).flatMap(([other, two]) => (areAlike(one, two) ? [[name, other]] : [])),
    )
    expect(alike).toEqual([])
  })

  it.each(endpoints)('%s says what it answers, and only codes the platform gives', (name, endpoint) => {
    const shape = schemaOf(name)
    const keys = Object.keys(shape?.answer?.shape ?? {})
    for (const key of endpoint.answerKeys) expect(keys).toContain(key)
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length)
    expect(endpoint.errors.filter((code) => catalogue[code].origin === 'client')).toEqual([])
    if (endpoint.method === 'GET') expect(shape?.body).toBeUndefined()
    if (endpoint.multipart) {
      const file = shape?.body?.shape.file
      // A picture may be left out where a text alone will do.
      expect(file instanceof ZodMiniOptional ? file.def.innerType : file).toBeInstanceOf(z.ZodFile)
    }
  })

  it('gives uploads 30 seconds and the mailing list 25 (spec 1 §7, spec 2 §7)', () => {
    const slow = endpoints.flatMap(([name, { timeoutMs }]) => (timeoutMs ? [[name, timeoutMs]] : []))
    expect(Object.fromEntries(slow)).toEqual({
      setAvatar: IMAGE_UPLOAD_TIMEOUT_MS,
      uploadProjectImage: IMAGE_UPLOAD_TIMEOUT_MS,
      setVariantImage: IMAGE_UPLOAD_TIMEOUT_MS,
      setBankAccount: IMAGE_UPLOAD_TIMEOUT_MS,
      submitToBonus: IMAGE_UPLOAD_TIMEOUT_MS,
      subscribeToNewsletter: NEWSLETTER_TIMEOUT_MS,
    })
  })
})

describe('calls in the order they are matched', () => {
  it('puts a fixed word before a place, at the first segment that differs', () => {
    const paths = [
      'users/{id}/',
      'users/me/',
      'projects/{id}/faq/',
      'projects/preview/{id}/',
      'projects/{id}/{imageType}/',
      'projects/filter/{filter}/',
      'projects/filter/featured/',
    ]
    const sorted = paths
      .map((path) => ({ path }))
      .sort(byPrecision)
      .map(({ path }) => path)
    expect(sorted).toEqual([
      'projects/filter/featured/',
      'projects/filter/{filter}/',
      'projects/preview/{id}/',
      'projects/{id}/faq/',
      'projects/{id}/{imageType}/',
      'users/me/',
      'users/{id}/',
    ])
  })
})
