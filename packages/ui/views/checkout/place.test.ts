import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressOf, type CheckoutEvent, type CheckoutPlace, nextPlace, placeOf, screenOf } from './place.ts'
import { checkoutSteps } from './steps.ts'

const at = (search: string) => placeOf(new URLSearchParams(search))
const start = at('')
const card = (id: string, is_default = false) => ({ id, is_default })
const cart = (needs_shipping = true, shipping_address: unknown = {}) => ({
  products: [{ reward: { needs_shipping } }],
  shipping_address,
})
const [old, usual] = [card('old'), card('usual', true)]
const read = { cart: cart(), cards: [old, usual], open: true }

const ids = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const places: fc.Arbitrary<CheckoutPlace> = fc.record({
  choice: fc.option(fc.record({ variant: ids, quantity: fc.integer({ min: 1, max: 99 }) })),
  step: fc.option(fc.constantFrom(...checkoutSteps)),
  card: fc.option(ids),
  pledge: fc.option(ids),
  welcome: fc.boolean(),
})
const events: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  fc.constant({ type: 'choice taken' } as const),
  fc.record({ type: fc.constant('card chosen' as const), card: ids }),
  fc.record({ type: fc.constant('step opened' as const), step: fc.constantFrom(...checkoutSteps) }),
  fc.record({ type: fc.constant('confirmed' as const), pledge: ids }),
  fc.record({ type: fc.constant('came to' as const), place: places }),
)

it('has an address for each place, which names that place again', () => {
  fc.assert(
    fc.property(places, (place) => {
      expect(at(addressOf(place))).toEqual(place)
    }),
  )
})

it.each(['?step=pay', '?quantity=3', '?card=', '?other=1'])('reads %s as the start', (search) => {
  expect(at(search)).toEqual(start)
})

it.each([
  ['0', 1],
  ['-4', 1],
  ['2.9', 2],
  ['1e400', 1],
  ['two', 1],
])('takes %s pieces as %i', (typed, quantity) => {
  expect(at(`?variant=v&quantity=${typed}`).choice).toEqual({ variant: 'v', quantity })
})

it('puts a choice into the cart once, and keeps the welcome for after it', () => {
  const taken = nextPlace(at('?variant=v&quantity=2&welcome'), { type: 'choice taken' })
  expect(taken).toEqual({ ...start, welcome: true })
  expect(nextPlace(taken, { type: 'step opened', step: 'payment' })).toEqual({ ...start, step: 'payment' })
})

it('names the chosen card in the address of the next step, and keeps it on the way back', () => {
  const chosen = nextPlace(at('?step=payment'), { type: 'card chosen', card: 'old' })
  const review = nextPlace(chosen, { type: 'step opened', step: 'review' })
  expect(addressOf(review)).toBe('?step=review&card=old')
  const back = nextPlace(review, { type: 'came to', place: at('?step=payment') })
  expect(screenOf(back, read)).toMatchObject({ step: 'payment', card: old })
})

it('leaves the steps for the outcome once it is confirmed', () => {
  const confirmed = nextPlace(at('?step=review&card=old'), { type: 'confirmed', pledge: '7' })
  expect(addressOf(confirmed)).toBe('?pledge=7')
  expect(nextPlace(confirmed, { type: 'came to', place: at('?step=review') }).pledge).toBeNull()
})

it('takes the default card where none was chosen, or the chosen one is gone', () => {
  expect(screenOf(start, read)).toMatchObject({ card: usual })
  expect(screenOf(at('?card=gone'), read)).toMatchObject({ card: usual })
  expect(screenOf(start, { ...read, cards: [old] })).toMatchObject({ card: null, facts: { hasCard: false } })
})

it('says that pledging is closed before it says that the cart is empty', () => {
  expect(screenOf(start, { ...read, cart: null, open: false })).toEqual({ shows: 'closed' })
  expect(screenOf(start, { ...read, cart: null })).toEqual({ shows: 'empty' })
  expect(screenOf(start, { ...read, cart: { ...cart(), products: [] } })).toEqual({ shows: 'empty' })
})

it('never shows a step before which another one is unfinished, whatever happens in whatever order', () => {
  const carts = fc.record({
    ships: fc.boolean(),
    addressed: fc.boolean(),
    cards: fc.array(ids.map((id) => card(id))),
  })
  fc.assert(
    fc.property(fc.array(events), carts, (happened, { ships, addressed, cards }) => {
      const place = happened.reduce(nextPlace, start)
      const screen = screenOf(place, { cart: cart(ships, addressed ? {} : null), cards, open: true })
      if (screen.shows !== 'step') throw new Error('An open checkout with a full cart shows a step')
      const { step, facts } = screen
      if (step === 'address') expect(facts.needsAddress).toBe(true)
      if (step !== 'address') expect(facts.hasAddress || !facts.needsAddress).toBe(true)
      if (step === 'review') expect(facts.hasCard).toBe(true)
      expect(at(addressOf(place))).toEqual(place)
    }),
  )
})
