import { expect, it } from 'vitest'
import { storiesIn } from '../.storybook/failure-stories.ts'

const source = `
import preview from '#catalogue/preview'
const meta = preview.meta({ title: 'Views/Checkout/Review step' })
export const Default = meta.story({})
/**
 * Another card,
 * one press away.
 */
export const InsufficientFunds = Default.extend(
  rejected('checkout', 'INSUFFICIENT_FUNDS', /enough money/, 'payment_method'),
)
export const MaxCount = Default.extend(
  rejected('addPaymentMethod', 'MAX_COUNT', /at most/, { field: 'payment_method', params: { max: 10 } }),
)
/** It goes on, and so it is no failure to look at. */
export const PaysInTheEnd = meta.story({ parameters: fails('checkout', 'CARD_DECLINED') })
export const TooLongIn2Steps = Default.extend(
  rejected('login', 'ITERABLE_LENGTH_LONG', /at most/, { at: 'auth:email', field: 'email', params: { max: 4 } }),
)
const inItsPlace = { by: 'heading', words: 'settings:gone', fills: { provider: 'Google' } } as const
export const Gone = Default.extend(rejected('getMe', 'NOT_FOUND', /gone/, { ...inItsPlace, field: 'code' }))
const rejects = rejecting('applyCoupon')
export const Unknown = Default.extend(rejects('INVALID_COUPON', /not known/, 'code'))
TooLongIn2Steps.test('recovers', async () => {})
`

it('finds what a story plays, with the words above it', () => {
  const [first, second, third, fourth, fifth, ...more] = storiesIn(source)
  expect(more).toEqual([])
  expect(first).toEqual({
    endpoint: 'checkout',
    code: 'INSUFFICIENT_FUNDS',
    field: 'payment_method',
    params: {},
    ownKey: undefined,
    fills: {},
    clears: undefined,
    id: 'views-checkout-review-step--insufficient-funds',
    title: 'Views/Checkout/Review step',
    name: 'Insufficient Funds',
    words: 'Another card, one press away.',
  })
  expect(second).toMatchObject({ endpoint: 'addPaymentMethod', params: { max: '10' }, words: '' })
  expect(third).toMatchObject({
    endpoint: 'login',
    code: 'ITERABLE_LENGTH_LONG',
    field: 'email',
    params: { max: '4' },
    id: 'views-checkout-review-step--too-long-in-2-steps',
    name: 'Too Long In 2 Steps',
  })
  expect(fourth).toMatchObject({ field: 'code', ownKey: 'settings:gone', fills: { provider: 'Google' } })
  expect(fifth).toMatchObject({ endpoint: 'applyCoupon', code: 'INVALID_COUPON', field: 'code' })
})
it('counts the stories that the catalogue shows, and no other', () => {
  const outside = source.replace('export const MaxCount', 'const MaxCount')
  expect(storiesIn(outside).map(({ code }) => code)).not.toContain('MAX_COUNT')
})
