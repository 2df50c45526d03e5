import { countryOptions } from '@kindling/validation/rules/countries'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../format/country.ts'
import { whenIdle } from '../../loading/when-idle.ts'
import { type Option, Select } from '../../primitives/Select/Select.tsx'

export interface CountryPickerProps {
  /** ISO alpha-3. */
  readonly country: string
  readonly onChange: (country: string) => void
}

/**
 * Country that rewards are sent to, as a native list. The server renders only the chosen one: 250 more would weigh on
 * every page, and its country names may differ from the browser's.
 */
export function CountryPicker({ country, onChange }: CountryPickerProps) {
  const { t, i18n } = useTranslation('project')
  const { language } = i18n
  const [all, setAll] = useState<readonly Option[]>([])
  useEffect(() => {
    const fill = () =>
      setAll(countryOptions(language).map(({ code, name }) => ({ value: code, label: name })))
    // Sorting 250 names would come between a press and the page that it opens.
    return whenIdle(fill)
  }, [language])
  const options = all.length > 0 ? all : [{ value: country, label: formatCountry(country, language) }]
  return (
    <Select
      label={t('rewards.shipTo')}
      hint={t('rewards.shipHint')}
      autoComplete="shipping country"
      options={options}
      value={country}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
