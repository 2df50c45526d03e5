import { useTranslation } from 'react-i18next'
import {
  type DateStyle,
  formatCount,
  formatDate,
  formatMoney,
  formatPercent,
  type MoneyFormat,
} from './index.ts'

/** Amounts, dates and counts in the language of the page. Cents and milliseconds in, words out. */
export function useFormat() {
  const { language } = useTranslation().i18n
  return {
    language,
    money: (cents: number, format?: MoneyFormat) => formatMoney(cents, language, format),
    count: (count: number) => formatCount(count, language),
    percent: (percent: number) => formatPercent(percent, language),
    date: (time: number, style?: DateStyle) => formatDate(time, language, style),
  }
}
