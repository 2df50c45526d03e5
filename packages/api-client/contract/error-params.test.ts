import { expect, test } from 'vitest'
import { limitsByField, paramsOf } from './error-params.ts'

test('a form’s own rules tell the limits that its codes name, of each field', () => {
  expect(limitsByField('changePassword', 'ITERABLE_LENGTH_SHORT')).toEqual({
    new_password: { min: 8, max: 128 },
  })
  expect(limitsByField('changePassword', 'ITERABLE_LENGTH_LONG')).toEqual({
    password: { min: 0, max: 500 },
    new_password: { min: 8, max: 128 },
  })
  expect(limitsByField('changePassword', 'PASSWORD_MISSING')).toEqual({})
})

test('an optional field of a change has the limits of the field in the form', () => {
  expect(paramsOf('updateReward', 'ITERABLE_LENGTH_LONG', 'title')).toEqual(
    paramsOf('createReward', 'ITERABLE_LENGTH_LONG', 'title'),
  )
  expect(paramsOf('updateProject', 'NUMBER_LOW', 'duration')).toEqual({ min: 15 })
})

test('what no form knows comes from the list, which also wins', () => {
  expect(paramsOf('createReward', 'MAX_COUNT', 'reward')).toEqual({ max: 100 })
  // The form allows an amount of any kind of coupon; a percentage ends at 90.
  expect(paramsOf('createCoupon', 'NUMBER_HIGH', 'value')).toEqual({ max: 90 })
  expect(paramsOf('createCoupon', 'NUMBER_HIGH', 'limit')).toEqual({ max: 1_000_000 })
  expect(paramsOf('listUpdates', 'OUT_OF_RANGE', 'page')).toEqual({ min: 1, max: 10_000 })
  expect(paramsOf('login', 'UNAUTHORIZED')).toBeUndefined()
  expect(paramsOf('noSuchCall', 'NUMBER_LOW', 'amount')).toBeUndefined()
})
