import { countryCodes } from '@kindling/validation/rules/countries'
import { EVERYWHERE_ELSE } from '@kindling/validation/rules/shipping-cost'
import x from 'lucide-react/icons/x'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../format/country.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { MoneyField } from '../../primitives/MoneyField/MoneyField.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import * as styles from './dashboard.css.ts'
import { ShippingRegion } from './ShippingRegion.tsx'

interface ShippingCostsProps {
  /** Cents by country, `*` for everywhere else. */
  readonly costs: Readonly<Record<string, number>>
  readonly error: string | undefined
  readonly onChange: (costs: Record<string, number>) => void
}

/**
 * What shipping costs, by country; a country that is not named, and no entry for the rest, is not shipped to. It lists
 * every country: drawn anew with its costs alone, and not with each key in a field beside it.
 */
export const ShippingCosts = memo(function ShippingCosts({ costs, error, onChange }: ShippingCostsProps) {
  const { t, i18n } = useTranslation('dashboard')
  const namesCountries = Object.keys(costs).some((code) => code !== EVERYWHERE_ELSE)
  const nameOf = (code: string) =>
    code === EVERYWHERE_ELSE
      ? t(namesCountries ? 'shipping.everywhereElse' : 'shipping.everywhere')
      : formatCountry(code, i18n.language)
  const places = Object.keys(costs).toSorted((a, b) =>
    a === EVERYWHERE_ELSE
      ? 1
      : b === EVERYWHERE_ELSE
        ? -1
        : nameOf(a).localeCompare(nameOf(b), i18n.language),
  )
  const others = [EVERYWHERE_ELSE, ...countryCodes]
    .filter((code) => !(code in costs))
    .map((code) => ({ value: code, label: nameOf(code) }))
  const without = (code: string) =>
    Object.fromEntries(Object.entries(costs).filter(([place]) => place !== code))
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.legend}>{t('shipping.title')}</legend>
      <div className={styles.costs}>
        {places.map((code) => (
          <div key={code} className={styles.cost}>
            <div className={styles.grows}>
              <MoneyField
                label={nameOf(code)}
                notAnAmount={t('notAnAmount')}
                value={costs[code] ?? null}
                onChange={(cents) => onChange({ ...costs, [code]: cents ?? 0 })}
              />
            </div>
            <IconButton
              icon={x}
              label={t('shipping.remove', { country: nameOf(code) })}
              onClick={() => onChange(without(code))}
            />
          </div>
        ))}
      </div>
      <ShippingRegion costs={costs} onChange={onChange} />
      <Select
        label={t('shipping.add')}
        placeholder={t('shipping.choose')}
        options={others}
        value=""
        error={error}
        onChange={(event) => onChange({ ...costs, [event.target.value]: 0 })}
      />
    </fieldset>
  )
})
