import { CURRENCY } from '@kindling/validation/limits'

export type CurrencyCode = (typeof CURRENCY.codes)[number]

export interface MoneyFormat {
  /** ISO 4217 code. @default 'USD' */
  readonly currency?: CurrencyCode
  /** `auto` omits zero cents; `always` aligns a column; `never` rounds down. @default 'auto' */
  readonly fractions?: 'auto' | 'always' | 'never'
}

/** A region for number formats: without one, French would write US dollars as "$US". */
const localeOf = (language: string) => (language === 'fr' ? 'fr-CA' : 'en-US')

const cached = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()
let given: Readonly<Record<string, string>> = {}
let listener: ((name: string, text: string) => void) | undefined

/**
 * Texts that the server has formatted for a page, by the names it passed to `onFormatted`. The first formatter in a
 * browser's process reads large tables (20 ms, 80 on a phone): text already on the page need not wait for them.
 */
export const giveFormatted = (texts: Readonly<Record<string, string>>): void => {
  given = texts
}

/** Called with every text that is formatted, and its name. */
export const onFormatted = (listen: typeof listener): void => {
  listener = listen
}

/** A text that machines may write in different ways: the server's where the server wrote the page, else `write`'s. */
export function asOnPage(name: string, write: () => string): string {
  const known = given[name]
  if (known !== undefined) return known
  const text = write()
  listener?.(name, text)
  return text
}

const formatted = (key: string, value: number, make: () => Intl.NumberFormat | Intl.DateTimeFormat) =>
  asOnPage(`${key}/${value}`, () => {
    const formatter = cached.get(key) ?? make()
    cached.set(key, formatter)
    return formatter.format(value)
  })

/** Integer cents as money: `4931200` is `$49,312`, `1300` with all fractions `$13.00`. */
export function formatMoney(
  cents: number,
  language: string,
  { currency = 'USD', fractions = 'auto' }: MoneyFormat = {},
): string {
  const whole = fractions === 'never' || (fractions === 'auto' && cents % CURRENCY.centsPerUnit === 0)
  const digits = whole ? 0 : 2
  const amount =
    (fractions === 'never' ? Math.floor(cents / CURRENCY.centsPerUnit) * CURRENCY.centsPerUnit : cents) /
    CURRENCY.centsPerUnit
  return formatted(
    `${language}/${currency}/${digits}`,
    amount,
    () =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency,
        currencyDisplay: currency === 'USD' ? 'narrowSymbol' : 'symbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
}

/** A count with the separators of the language. */
export const formatCount = (count: number, language: string): string =>
  formatted(`${language}/count`, count, () => new Intl.NumberFormat(localeOf(language)))

/** A percentage of whole percents: 83 is `83%` in English and `83 %` in French. */
export const formatPercent = (percent: number, language: string): string =>
  formatted(
    `${language}/percent`,
    percent / 100,
    () => new Intl.NumberFormat(localeOf(language), { style: 'percent' }),
  )

export const dateStyles = {
  /** 2 December */
  day: { day: 'numeric', month: 'long' },
  /** 14 Jun */
  short: { day: 'numeric', month: 'short' },
  /** 2 December 2026 */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Nov 2027 */
  month: { month: 'short', year: 'numeric' },
  /** 4 Mar, 09:00 */
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** 4 March 2026 at 09:00 */
  exact: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateStyle = keyof typeof dateStyles

/**
 * A moment, in milliseconds since 1970, as a date. Always in UTC: a deadline is one moment for everybody, and the
 * server's page must match the browser's.
 */
export function formatDate(time: number, language: string, style: DateStyle = 'full'): string {
  const text = formatted(
    `${language}/${style}`,
    time,
    () =>
      new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
        ...dateStyles[style],
        timeZone: 'UTC',
      }),
  )
  // The first of a month is counted in French, which browsers' own formatting leaves out: 1er décembre.
  return language === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
}
