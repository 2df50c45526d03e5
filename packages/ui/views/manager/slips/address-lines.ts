import type { ParcelToPack } from '@kindling/api-client/model/parcel-to-pack'
import { toAlpha2 } from '@kindling/validation/rules/countries'
import { formatAddress } from 'localized-address-format'

/** Scripts in which a country may write an address the other way round: the largest unit first. */
const largestFirst = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u
const isThere = (text: string) => text.trim() !== ''

/**
 * Lines of an address as its own country writes them, without the name of the country. A town or postcode that the
 * country's order has no place for is kept all the same. A region is left out where its post sorts by postcode and
 * town alone, as in Germany or the United Kingdom.
 */
export function addressLines(address: ParcelToPack['address']): string[] {
  const { name, line1, line2, city, state, postal_code, country_code } = address
  const script = largestFirst.test(`${line1} ${city}`) ? 'local' : 'latin'
  const write = (more: { readonly lines?: readonly string[]; readonly locality?: string }) =>
    formatAddress(
      {
        // A country that the data does not know (Syria) gets the usual order.
        postalCountry: toAlpha2(country_code) ?? '',
        name,
        addressLines: [line1, line2, ...(more.lines ?? [])].filter(isThere),
        locality: more.locality ?? city,
        administrativeArea: state,
        postalCode: postal_code,
      },
      script,
    ).filter(isThere)
  const lacks = (lines: readonly string[], part: string) =>
    isThere(part) && !lines.join('\n').toLowerCase().includes(part.trim().toLowerCase())
  const plain = write({})
  const lines = lacks(plain, city)
    ? write({ lines: [city] })
    : lacks(plain, state) && lacks(plain, postal_code)
      ? write({ locality: `${city}, ${state}` })
      : plain
  return lacks(lines, postal_code) ? [...lines, postal_code] : lines
}
