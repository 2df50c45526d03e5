import { expect, it } from 'vitest'
import { idOfStory, nameOfStory, storiesIn } from './failure-stories.ts'

const source = `
const meta = preview.meta({ title: 'Views/Checkout/Review step' })
export const Default = meta.story({})
/**
 * Another card,
 * one press away.
 */
export const InsufficientFunds = meta.story({
  parameters: fails('checkout', 'INSUFFICIENT_FUNDS', { field: 'payment_method' }, withCart),
})
export const MaxCount = meta.story({
  parameters: answers([
    failing('addPaymentMethod', 'MAX_COUNT', { field: 'payment_method', params: { max: 10 } }),
  ]),
})
`

it('finds what a story plays, with the words above it', () => {
  const [first, second] = storiesIn(source)
  expect(first).toEqual({
    endpoint: 'checkout',
    code: 'INSUFFICIENT_FUNDS',
    field: 'payment_method',
    params: {},
    id: 'views-checkout-review-step--insufficient-funds',
    title: 'Views/Checkout/Review step',
    name: 'Insufficient Funds',
    words: 'Another card, one press away.',
  })
  expect(second).toMatchObject({ endpoint: 'addPaymentMethod', params: { max: '10' }, words: '' })
})
it('names stories as the catalogue does', () => {
  expect(nameOfStory('NotFoundIn2Steps')).toBe('Not Found In 2 Steps')
  expect(idOfStory('Pages/Search & lists', 'On A Phone')).toBe('pages-search-lists--on-a-phone')
})
