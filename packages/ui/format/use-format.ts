import { useTranslation } from 'react-i18next'
import {
  type DateStyle,
  formatCount,
  formatDate,
  formatMoney,
  formatPercent,
  type MoneyFormat,
} from './index.ts'

/** Formats amounts, dates and counts in the language of the page. Takes cents and milliseconds. */
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
