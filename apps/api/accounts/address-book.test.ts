import { contract } from '@kindling/api-client/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { paymentMethods } from '../database/schema.ts'
import { cardBody, goodAddress, goodCard } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const { addShippingAddress, updateShippingAddress, removeShippingAddress, getMe } = contract
const { setDefaultShippingAddress } = contract
const { tokenizeCard, addPaymentMethod, setDefaultPaymentMethod, removePaymentMethod, listPaymentMethods } =
  contract
const newcomer = async () => (await made.stage.newcomer()).client
const card = (number = goodCard, expiration?: string) => ({ body: cardBody(number, expiration) })
const typed = (card_number: string, expiration = '12/30') => ({
  body: { name: 'Mara Lindqvist', card_number, expiration, cvv: '123' },
})

describe('addresses', () => {
  it('are kept character for character, in any script, and listed in the order they were added', async () => {
    const client = await newcomer()
    const bodies = [
      goodAddress,
      {
        name: 'Ḿärä “Zoë” 李',
        line1: '東京都千代田区千代田1番1号 😀',
        line2: "Öjebyn, '); drop table users;--",
        city: 'Москва',
        state: 'Île-de-France',
        postal_code: '100-0001',
        country_code: 'JPN',
        phone_number: '+81312345678',
      },
    ]
    for (const body of bodies) await client(addShippingAddress, { body })
    const { user } = await client(getMe, {})
    expect(user.shipping_addresses).toMatchObject(bodies)
    expect(user.default_shipping_address).toBe(user.shipping_addresses[0]?.id)
  })

  it('are listed with the default one first, as cards are', async () => {
    const client = await newcomer()
    for (const line1 of ['1 First St', '2 Second St', '3 Third St'])
      await client(addShippingAddress, { body: { ...goodAddress, line1 } })
    const { user: before } = await client(getMe, {})
    const { user } = await client(setDefaultShippingAddress, {
      body: { id: before.shipping_addresses[1]?.id ?? '' },
    })
    const lines = ({ shipping_addresses }: typeof user) => shipping_addresses.map(({ line1 }) => line1)
    expect(lines(user)).toEqual(['2 Second St', '1 First St', '3 Third St'])
    expect(lines((await client(getMe, {})).user)).toEqual(lines(user))
  })

  it('need no postal code where a country has none, and keep one as its country writes it', async () => {
    const client = await newcomer()
    const hongKong = { ...goodAddress, country_code: 'HKG', postal_code: '', city: 'Kowloon' }
    const { shipping_address } = await client(addShippingAddress, { body: hongKong })
    expect(shipping_address.postal_code).toBe('')
    const halifax = await client(addShippingAddress, { body: { ...goodAddress, postal_code: ' b3k 3b8 ' } })
    expect(halifax.shipping_address.postal_code).toBe('B3K 3B8')
  })

  it('change in the fields that are given, and are still checked as a whole', async () => {
    const client = await newcomer()
    const { shipping_address: before } = await client(addShippingAddress, { body: goodAddress })
    const params = { id: before.id }
    const { shipping_address: after } = await client(updateShippingAddress, {
      params,
      body: { city: 'Dartmouth', phone_number: '+1 902-555-0188' },
    })
    expect(after).toEqual({ ...before, city: 'Dartmouth', phone_number: '+19025550188' })
    // The postal code is no longer one of the country.
    await expect(
      client(updateShippingAddress, { params, body: { country_code: 'USA' } }),
    ).rejects.toMatchObject({ code: 'INVALID_VALUE', field: 'postal_code' })
    const { user } = await client(getMe, {})
    expect(user.shipping_addresses).toEqual([after])
  })

  it('report everything that is wrong at once, each by its field', async () => {
    const client = await newcomer()
    const body = { line1: '', city: '', state: '', postal_code: '', country_code: '', phone_number: 'x' }
    const failure = client(addShippingAddress, { body })
    await expect(failure).rejects.toMatchObject({
      errors: [
        { code: 'FIELD_MISSING', field: 'line1' },
        { code: 'FIELD_MISSING', field: 'city' },
        { code: 'FIELD_MISSING', field: 'state' },
        { code: 'NO_COUNTRY', field: 'country_code' },
        { code: 'REGEX_FAIL', field: 'phone_number' },
      ],
    })
  })

  it('are removed; the default passes to one that is left, and to none after the last', async () => {
    const client = await newcomer()
    const ids: string[] = []
    for (let n = 0; n < 2; n++)
      ids.push((await client(addShippingAddress, { body: goodAddress })).shipping_address.id)
    const defaultNow = async () => (await client(getMe, {})).user.default_shipping_address
    await client(removeShippingAddress, { params: { id: ids[0] ?? '' } })
    expect(await defaultNow()).toBe(ids[1])
    await client(removeShippingAddress, { params: { id: ids[1] ?? '' } })
    expect(await defaultNow()).toBeNull()
  })

  it('of somebody else cannot be changed, removed or sent to', async () => {
    const owner = await made.stage.backer()
    const { user } = await owner.client(getMe, {})
    const id = user.shipping_addresses[0]?.id ?? ''
    const other = await made.stage.backer()
    const project = await made.stage.project()
    const item = { params: { id: project.id, variantId: project.variantId }, body: { quantity: 1 } }
    await other.client(contract.setItemQuantity, item)
    for (const call of [
      other.client(updateShippingAddress, { params: { id }, body: { city: 'Nowhere' } }),
      other.client(removeShippingAddress, { params: { id } }),
      other.client(contract.setPledgeAddress, {
        params: { id: project.id },
        body: { shipping_address_id: id },
      }),
    ])
      await expect(call).rejects.toMatchObject({ status: 400, code: 'INVALID_ID' })
    expect((await owner.client(getMe, {})).user.shipping_addresses).toEqual(user.shipping_addresses)
  })
})

describe('cards', () => {
  it('are known by brand and last four digits; the number is never stored', async () => {
    const client = await newcomer()
    const { card_token } = await client(tokenizeCard, typed('5555 5555 5555 4444'))
    expect(card_token).not.toMatch(/5555 ?5555/)
    const { payment_method } = await client(addPaymentMethod, {
      body: { name: 'Mara Lindqvist', card_token },
    })
    expect(payment_method).toMatchObject({
      brand: 'mastercard',
      last4: '4444',
      expiration: '12/30',
      name: 'Mara Lindqvist',
      is_default: true,
      user_saved: true,
      billing_address: null,
    })
    const rows = await made.platform.platform.db.select().from(paymentMethods)
    expect(JSON.stringify(rows)).not.toMatch(/5555 ?5555/)
    // Alone: an id may hold any three digits in a row.
    expect(JSON.stringify(rows)).not.toMatch(/\b123\b/)
  })

  it.each([
    ['378282246310005', 'amex'],
    ['6304000000000000', 'maestro'],
    ['4222222222222', 'visa'],
  ])('%s is taken as %s', async (number, brand) => {
    const client = await newcomer()
    const { payment_method } = await client(addPaymentMethod, card(number))
    expect(payment_method.brand).toBe(brand)
  })

  it('are good to the end of the printed month', async () => {
    const client = await newcomer()
    const { payment_method } = await client(addPaymentMethod, card(goodCard, '11/26'))
    expect(payment_method.expiration).toBe('11/26')
    const expired = { code: 'DATE_EARLY', field: 'expiration' }
    await expect(client(addPaymentMethod, card(goodCard, '10/26'))).rejects.toMatchObject(expired)
    await expect(client(tokenizeCard, typed(goodCard, '10/26'))).rejects.toMatchObject(expired)
  })

  it('keep a billing address as an address, and reject one that is none', async () => {
    const client = await newcomer()
    const { payment_method } = await client(addPaymentMethod, {
      body: { ...card().body, billing_address: goodAddress },
    })
    expect(payment_method.billing_address).toEqual({ ...goodAddress, name: '', line2: '', phone_number: '' })
    const call = client(addPaymentMethod, {
      body: { ...card().body, billing_address: { ...goodAddress, country_code: 'xx' } },
    })
    await expect(call).rejects.toMatchObject({
      code: 'INVALID_VALUE',
      field: 'billing_address.country_code',
    })
  })

  it('have one default: the first, the one that is chosen, or one that is left', async () => {
    const client = await newcomer()
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.push((await client(addPaymentMethod, card())).payment_method.id)
    const defaults = async () =>
      (await client(listPaymentMethods, {})).payment_methods
        .filter(({ is_default }) => is_default)
        .map(({ id }) => id)
    expect(await defaults()).toEqual([ids[0]])
    await client(setDefaultPaymentMethod, { body: { id: ids[2] ?? '' } })
    expect(await defaults()).toEqual([ids[2]])
    await client(removePaymentMethod, { params: { id: ids[2] ?? '' } })
    expect(await defaults()).toHaveLength(1)
  })

  it('have one default too when they are added at once', async () => {
    const client = await newcomer()
    await Promise.all(Array.from({ length: 5 }, () => client(addPaymentMethod, card())))
    const { payment_methods } = await client(listPaymentMethods, {})
    expect(payment_methods.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('stop at twenty, however many are added at once', async () => {
    const client = await newcomer()
    const results = await Promise.allSettled(
      Array.from({ length: 25 }, () => client(addPaymentMethod, card())),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect((await client(listPaymentMethods, {})).payment_methods).toHaveLength(20)
  })

  it('of somebody else cannot be chosen, removed or paid with', async () => {
    const owner = await made.stage.backer()
    const id = (await owner.client(listPaymentMethods, {})).payment_methods[0]?.id ?? ''
    const thief = await made.stage.newcomer()
    const project = await made.stage.project()
    const { pledge } = await thief.client(contract.setItemQuantity, {
      params: { id: project.id, variantId: project.variantId },
      body: { quantity: 1 },
    })
    for (const call of [
      thief.client(setDefaultPaymentMethod, { body: { id } }),
      thief.client(removePaymentMethod, { params: { id } }),
      thief.client(contract.checkout, {
        params: { id: project.id },
        body: { payment_method_id: id, total_usd: pledge.total_usd },
        idempotencyKey: 'thief',
      }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'MISSING_PAYMENT_METHOD' })
    const [row] = await made.platform.platform.db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.id, id))
    expect(row?.isDefault).toBe(true)
  })
})

describe('the newsletter', () => {
  const subscribe = (email: string) =>
    made.stage.visitor().client(contract.subscribeToNewsletter, { body: { email } })
  it('answers alike for an address that is on the list already', async () => {
    expect(await subscribe('reader@example.com')).toEqual({})
    expect(await subscribe(' READER@example.com ')).toEqual({})
  })
  it.each(['reader', 'a@b@c', 'reader@example..com', `${'x'.repeat(65)}@example.com`])(
    'is not sent to %s',
    async (email) => {
      await expect(subscribe(email)).rejects.toMatchObject({ code: 'INVALID_VALUE', field: 'email' })
    },
  )
})
