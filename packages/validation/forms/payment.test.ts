import { expect, test } from 'vitest'
import { bankAccountForm } from './bank-account.ts'
import { cardForm, cardTokenForm } from './card.ts'
import { couponForm } from './coupon.ts'
import { testForm } from './form-table.ts'
import { pledgeAmountForm, pledgeQuantityForm } from './pledge-amount.ts'
import { shippingAddressForm } from './shipping-address.ts'

const nowMs = () => Date.UTC(2026, 5, 30, 23)

const card = { name: 'Ada Lovelace', card_number: '4242 4242 4242 4242', expiration: '06/26', cvv: '123' }

testForm('card', cardForm({ nowMs }), card, [
  [{ name: '' }, 'name VALUE_MISSING'],
  [{ name: 'R2D2' }, 'name VALUE_INVALID'],
  [{ card_number: '' }, 'card_number VALUE_MISSING'],
  [{ card_number: '4242 4242 4242 4241' }, 'card_number VALUE_INVALID'],
  [{ card_number: '0000 0000 0000 0000' }, 'card_number VALUE_INVALID'],
  [{ expiration: undefined }, 'expiration VALUE_MISSING'],
  [{ expiration: '13/29' }, 'expiration VALUE_INVALID'],
  [{ expiration: '1/29' }, 'expiration VALUE_INVALID'],
  [{ expiration: '05/26' }, 'expiration DATE_EARLY'],
  [{ cvv: '' }, 'cvv VALUE_MISSING'],
  [{ cvv: '1234' }, 'cvv VALUE_INVALID'],
  [{ cvv: '12' }, 'cvv VALUE_INVALID'],
  [{ card_number: '378282246310005' }, 'cvv VALUE_INVALID'],
])
testForm('card of a processor', cardTokenForm, { name: 'Ada Lovelace', card_token: 'pm_1' }, [
  [{ name: '4242' }, 'name VALUE_INVALID'],
  [{ card_token: ' ' }, 'card_token VALUE_MISSING'],
  [{ card_token: 'x'.repeat(256) }, 'card_token ITERABLE_LENGTH_LONG'],
  [{ user_saved: 'yes' }, 'user_saved INVALID_TYPE'],
])
testForm('card without a security code', cardForm({ nowMs, cvv: 'optional' }), { ...card, cvv: '' }, [
  [{ cvv: '12' }, 'cvv VALUE_INVALID'],
])

const address = {
  line1: '1 Rue de la Paix',
  city: 'Paris',
  state: 'Île-de-France',
  country_code: 'FRA',
  postal_code: '75002',
  phone_number: '+33 1 23-45-67',
}

testForm('shipping address', shippingAddressForm, address, [
  [{ line1: ' ' }, 'line1 VALUE_MISSING'],
  [{ line1: 'x'.repeat(101) }, 'line1 ITERABLE_LENGTH_LONG'],
  [{ line2: 'x'.repeat(101) }, 'line2 ITERABLE_LENGTH_LONG'],
  [{ name: 'x'.repeat(41) }, 'name ITERABLE_LENGTH_LONG'],
  [{ city: '' }, 'city VALUE_MISSING'],
  [{ city: '???' }, 'city VALUE_INVALID'],
  [{ state: undefined }, 'state VALUE_MISSING'],
  [{ state: '12' }, 'state VALUE_INVALID'],
  [{ country_code: '' }, 'country_code NO_COUNTRY'],
  [{ country_code: 'FR' }, 'country_code VALUE_INVALID'],
  [{ postal_code: '' }, 'postal_code VALUE_MISSING'],
  [{ postal_code: undefined }, 'postal_code VALUE_MISSING'],
  [{ postal_code: '7500' }, 'postal_code VALUE_INVALID'],
  [{ country_code: 'GBR' }, 'postal_code VALUE_INVALID'],
  [{ country_code: 'HKG', postal_code: 'x'.repeat(17) }, 'postal_code VALUE_INVALID'],
  [{ phone_number: 'call me' }, 'phone_number REGEX_FAIL'],
  [{ phone_number: '1234' }, 'phone_number ITERABLE_LENGTH'],
  [{ phone_number: '123456789012345' }, 'phone_number ITERABLE_LENGTH'],
])

test('a person in Hong Kong needs no postal code, and a phone number is optional', () => {
  const { postal_code: _, phone_number: __, ...rest } = address
  const parsed = shippingAddressForm.parse({ ...rest, city: 'Hong Kong', country_code: 'HKG' })
  expect(parsed.postal_code).toBe('')
  expect(shippingAddressForm.safeParse({ ...address, phone_number: '' }).success).toBe(true)
})

test('postal code and phone number are kept in one form', () => {
  const london = { ...address, country_code: 'GBR', postal_code: ' sw1a  1aa' }
  expect(shippingAddressForm.parse(london)).toMatchObject({
    postal_code: 'SW1A 1AA',
    phone_number: '+331234567',
  })
})

testForm('coupon', couponForm, { code: 'SPARK10' }, [
  [{ code: '' }, 'code VALUE_MISSING'],
  [{ code: 'x'.repeat(41) }, 'code ITERABLE_LENGTH_LONG'],
])
testForm('pledge amount', pledgeAmountForm, { total_usd: 100_000 }, [
  [{ total_usd: undefined }, 'total_usd VALUE_MISSING'],
  [{ total_usd: null }, 'total_usd VALUE_MISSING'],
  [{ total_usd: 0 }, 'total_usd NUMBER_LOW'],
  [{ total_usd: 100_001 }, 'total_usd NUMBER_HIGH'],
  [{ total_usd: 0.5 }, 'total_usd INVALID_TYPE'],
  [{ total_usd: Number.NaN }, 'total_usd INVALID_TYPE'],
  [{ total_usd: 2 ** 53 }, 'total_usd NUMBER_HIGH'],
  [{ total_usd: '5' }, 'total_usd INVALID_TYPE'],
])
testForm('quantity', pledgeQuantityForm, { quantity: 0 }, [
  [{ quantity: -1 }, 'quantity NUMBER_LOW'],
  [{ quantity: 1001 }, 'quantity NUMBER_HIGH'],
  [{ quantity: 1.5 }, 'quantity INVALID_TYPE'],
])
testForm('bank account', bankAccountForm, { account_number: '000123456789', routing_number: '021000021' }, [
  [{ account_number: '' }, 'account_number VALUE_MISSING'],
  [{ account_number: '123' }, 'account_number VALUE_INVALID'],
  [{ account_number: '12a45' }, 'account_number VALUE_INVALID'],
  [{ routing_number: '' }, 'routing_number VALUE_MISSING'],
  [{ routing_number: '000000000' }, 'routing_number VALUE_INVALID'],
])
