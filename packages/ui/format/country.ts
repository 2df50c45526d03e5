import { countryName } from '@kindling/validation/rules/countries'
import { asOnPage } from './index.ts'

/**
 * A country's name from its three-letter code. Browsers and Node know some by other names ("Hong Kong", "Hong Kong SAR
 * China"): what the server wrote stays, so that hydration finds it.
 */
export const formatCountry = (alpha3: string, language: string): string =>
  asOnPage(`${language}/country/${alpha3}`, () => countryName(alpha3, language))
