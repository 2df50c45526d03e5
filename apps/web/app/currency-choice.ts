import { getExchangeRate } from '@kindling/api-client/contract/wallet'
import { wakeParts } from '@kindling/ui/interest'
import { aboutRate } from '@kindling/ui/state/about-rate'
import { CURRENCY } from '@kindling/validation/limits'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { query } from '../data/query.ts'
import { useQuery } from '../data/use-query.ts'

export type Currency = (typeof CURRENCY.codes)[number]

const never = () => () => undefined
const yearSeconds = 31_536_000

/** The choice of the cookie; without one, that of the browser's first language: Canadian dollars for Canada. */
export function readCurrency(cookies: string, locale: string | undefined): Currency {
  const chosen = /(?:^|;\s*)currency=(\w+)/.exec(cookies)?.[1]
  return CURRENCY.codes.find((code) => code === chosen) ?? (/-CA\b/i.test(locale ?? '') ? 'CAD' : 'USD')
}

/** As the page arrived. Kept: a browser asks another process for its cookies, and React asks at each render. */
let own: Currency | undefined
const readOwn = () => {
  own ??= readCurrency(document.cookie, navigator.language)
  return own
}

/**
 * The currency in which amounts are shown beside those that are charged, in US dollars. The rate is read once, and only
 * for those who see it.
 */
export function useCurrency(): readonly [Currency, (currency: Currency) => void] {
  const arrived = useSyncExternalStore<Currency>(never, readOwn, () => 'USD')
  const [chosen, setChosen] = useState<Currency | null>(null)
  const currency = chosen ?? arrived
  const { data } = useQuery(currency === 'CAD' ? query(getExchangeRate, {}) : null)
  const rate = currency === 'CAD' && data?.usd_cad ? Number(data.usd_cad) : null
  useEffect(() => {
    aboutRate.set(rate)
    if (rate !== null) wakeParts()
  }, [rate])
  const choose = (next: Currency) => {
    // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is not everywhere yet.
    document.cookie = `currency=${next}; path=/; max-age=${yearSeconds}; samesite=lax`
    setChosen(next)
  }
  return [currency, choose]
}
