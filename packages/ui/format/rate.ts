/** A rate such as a conversion, with one digit where it says something: 8.1 is `8.1%`. Not in the first view's formats. */
export const formatRate = (percent: number, language: string): string =>
  new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-US', {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(percent / 100)
