import { changePasswordForm } from '@kindling/validation/forms/change-password'
import { formIssues } from '@kindling/validation/forms/issues'
import { rewardBodyForm } from '@kindling/validation/forms/reward'
import { shippingAddressForm } from '@kindling/validation/forms/shipping-address'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { asPart, patchOf, without } from './from-form.ts'

describe('a body made from a form', () => {
  it('leaves out what only a screen has, and keeps the rules of the rest', () => {
    const body = without(changePasswordForm, 'confirm_password')
    expect(body.parse({ password: 'old', new_password: 'long enough' })).toEqual({
      password: 'old',
      new_password: 'long enough',
    })
    expect(formIssues(body, { password: 'old', new_password: 'short' })).toEqual([
      { path: 'new_password', code: 'ITERABLE_LENGTH_SHORT', params: { min: 8, max: 128 } },
    ])
  })

  it.each([
    ['address', patchOf(shippingAddressForm)],
    ['reward', patchOf(rewardBodyForm({ nowMs: () => 0 }))],
  ])('as PATCH changes nothing of an %s that is not named', (_name, body) => {
    expect(body.parse({})).toEqual({})
  })

  it('as PATCH has the rules of its form for what is named', () => {
    const body = patchOf(rewardBodyForm({ nowMs: () => 0 }))
    expect(body.parse({ title: 'Kettle', is_donation: true })).toEqual({ title: 'Kettle', is_donation: true })
    expect(
      formIssues(body, { title: ' ', shipping_cost: { XXX: 5 }, includes: Array(51).fill('A') }),
    ).toEqual([
      { path: 'title', code: 'VALUE_MISSING' },
      { path: 'includes', code: 'ITERABLE_LENGTH_LONG', params: { min: 0, max: 50 } },
      { path: 'shipping_cost.XXX', code: 'VALUE_INVALID' },
    ])
  })

  it('inside another one says VALUE_INVALID for each of its codes', () => {
    const body = z.object({ billing: asPart(shippingAddressForm) })
    const billing = { line1: 'x'.repeat(101), city: 'Paris', state: '', country_code: '', postal_code: '' }
    expect(formIssues(body, { billing })).toEqual([
      { path: 'billing.line1', code: 'VALUE_INVALID' },
      { path: 'billing.state', code: 'VALUE_INVALID' },
      { path: 'billing.country_code', code: 'VALUE_INVALID' },
    ])
  })
})
