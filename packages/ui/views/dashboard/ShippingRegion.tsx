import { type Region, regions, withRegion } from '@kindling/validation/rules/regions'
import { EVERYWHERE_ELSE } from '@kindling/validation/rules/shipping-cost'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { MoneyField } from '../../primitives/MoneyField/MoneyField.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import * as styles from './dashboard.css.ts'

interface ShippingRegionProps {
  /** Cents by country, `*` for everywhere else. */
  readonly costs: Readonly<Record<string, number>>
  readonly onChange: (costs: Record<string, number>) => void
}

const offered = ['EU', 'EEA', 'world'] as const

/** One price for every country of a region, or of the world: for the rest each country's own row stays. */
export function ShippingRegion({ costs, onChange }: ShippingRegionProps) {
  const { t } = useTranslation('dashboard')
  const [place, setPlace] = useState<(typeof offered)[number]>('EU')
  const [cents, setCents] = useState<number | null>(null)
  const [missing, setMissing] = useState(false)
  const set = () => {
    setMissing(cents === null)
    if (cents === null) return
    onChange(
      place === 'world' ? { ...costs, [EVERYWHERE_ELSE]: cents } : withRegion(costs, place as Region, cents),
    )
    setCents(null)
  }
  return (
    <div className={styles.variant}>
      <div className={styles.grows}>
        <Select
          label={t('shipping.region')}
          options={offered.map((each) => ({
            value: each,
            label:
              each === 'world'
                ? t('shipping.regions.world')
                : t(`shipping.regions.${each}`, { count: regions[each].length }),
          }))}
          value={place}
          onChange={(event) => setPlace(event.target.value as typeof place)}
        />
      </div>
      <MoneyField
        label={t('shipping.regionCost')}
        notAnAmount={t('notAnAmount')}
        value={cents}
        error={missing && cents === null ? t('shipping.regionCostMissing') : undefined}
        onChange={setCents}
      />
      <Button variant="line" onClick={set}>
        {t('shipping.setRegion')}
      </Button>
    </div>
  )
}
