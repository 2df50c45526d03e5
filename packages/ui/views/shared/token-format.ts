import { useFormat } from '../../format/use-format.ts'

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(language: string, sign: boolean): Intl.NumberFormat {
  const name = `${language} ${sign}`
  const known = formatters.get(name)
  if (known) return known
  const made = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: sign ? 'exceptZero' : 'auto',
  })
  formatters.set(name, made)
  return made
}

/** Formats amounts of tokens, from hundredths, and rates, in the language of the page. */
export function useTokenFormat() {
  const { language, money, date } = useFormat()
  return {
    /** 177000 is "1,770.00". */
    tokens: (hundredths: number) => formatterOf(language, false).format(hundredths / 100),
    /** With its sign: received or spent. */
    moved: (hundredths: number) => formatterOf(language, true).format(hundredths / 100),
    usd: (cents: number) => money(cents, { fractions: 'always' }),
    /** As the platform sent it, digit by digit: a rounded rate would be another rate. */
    rate: (rate: string) => (language === 'fr' ? `${rate.replace('.', ',')} $` : `$${rate}`),
    /** A moment as the API sends it. */
    moment: (rfc2822: string) => date(Date.parse(rfc2822), 'moment'),
    day: (rfc2822: string) => date(Date.parse(rfc2822), 'short'),
  }
}
