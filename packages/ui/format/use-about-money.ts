import { CURRENCY } from '@kindling/validation/limits'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { aboutRate } from '../state/about-rate.ts'
import { useFormat } from './use-format.ts'

// A server does not know what a browser has chosen; its page shows what is charged.
const onServer = () => null

/**
 * "About CA$131" for US cents, in whole dollars; undefined where nobody wants it or there is no rate. Never what is
 * charged.
 */
export function useAboutMoney(): (cents: number) => string | undefined {
  const { t } = useTranslation()
  const { money } = useFormat()
  const rate = useSyncExternalStore(aboutRate.subscribe, aboutRate.read, onServer)
  return (cents) => {
    if (rate === null || cents <= 0) return undefined
    const about = Math.round((cents * rate) / CURRENCY.centsPerUnit) * CURRENCY.centsPerUnit
    return t('aboutAmount', { amount: money(about, { currency: 'CAD', fractions: 'never' }) })
  }
}
