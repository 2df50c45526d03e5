import type { PaymentMethod, ShippingAddress } from '@kindling/api-client/model/account'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../format/country.ts'
import { brandNames } from './card-brands.ts'

/** A country's name in the language of the page, from its three-letter code. */
export function useCountryName() {
  const { language } = useTranslation().i18n
  return (alpha3: string) => formatCountry(alpha3, language)
}

/** An address in one line. */
export function useAddressLine() {
  const nameOf = useCountryName()
  return ({
    name,
    line1,
    line2,
    city,
    state,
    postal_code,
    country_code,
  }: Omit<ShippingAddress, 'id' | 'phone_number'>) =>
    [name, line1, line2, [city, state, postal_code].filter(Boolean).join(' '), nameOf(country_code)]
      .filter(Boolean)
      .join(', ')
}

/** A card in one line: at most the last four digits of its number. */
export function useCardLine() {
  const { t } = useTranslation('checkout')
  return ({ brand, last4, expiration }: Pick<PaymentMethod, 'brand' | 'last4' | 'expiration'>) =>
    t('payment.card', { brand: brandNames[brand] ?? t('payment.anyCard'), last4, expiration })
}
