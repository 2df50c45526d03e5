import { type Language, languages } from '@kindling/ui/i18n'
import { SiteFooter } from '@kindling/ui/views/shell/SiteFooter'
import { CURRENCY } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { type Currency, useCurrency } from './currency-choice.ts'
import { usePageNow } from './page-moment.tsx'
import { type DirectionChoice, directions, type Theme, themes, usePreferences } from './preferences.tsx'
import { useLanguage } from './use-language.ts'

const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

/** The end of every page, with the choices of how the site looks. */
export function Footer() {
  const { t } = useTranslation('shell')
  const { theme, direction, choose } = usePreferences()
  const [language, chooseLanguage] = useLanguage()
  const [currency, chooseCurrency] = useCurrency()
  const now = usePageNow()
  return (
    <SiteFooter
      year={new Date(now).getUTCFullYear()}
      choices={[
        {
          label: t('footer.language'),
          value: language,
          options: languages.map((value) => ({ value, label: languageNames[value] })),
          onChoose: (value) => void chooseLanguage(value as Language),
        },
        {
          label: t('footer.currency'),
          value: currency,
          options: CURRENCY.codes.map((value) => ({ value, label: t(`footer.currencies.${value}`) })),
          onChoose: (value) => chooseCurrency(value as Currency),
        },
        {
          label: t('footer.theme'),
          value: theme,
          options: themes.map((value) => ({ value, label: t(`footer.themes.${value}`) })),
          onChoose: (value) => choose({ theme: value as Theme }),
        },
        {
          label: t('footer.direction'),
          value: direction,
          options: directions.map((value) => ({ value, label: t(`footer.directions.${value}`) })),
          onChoose: (value) => choose({ direction: value as DirectionChoice }),
        },
      ]}
    />
  )
}
