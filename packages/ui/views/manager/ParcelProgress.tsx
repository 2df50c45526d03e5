import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import * as styles from './parcels.css.ts'
import { type ParcelSums, percentOf } from './shipping-sums.ts'

interface ParcelsProps {
  readonly sums: ParcelSums
}

/** What the team says was sent beside what backers say has arrived, of all parcels. */
export function ParcelProgress({ sums }: ParcelsProps) {
  const { t } = useTranslation('manager')
  const { count, percent } = useFormat()
  const { parcels } = sums
  return (
    <dl className={styles.progress}>
      {(['shipped', 'received'] as const).map((name) => (
        <div key={name} className={styles.progressPart}>
          <dt className={styles.note}>{t(`shipping.progress.${name}`)}</dt>
          <dd className={styles.progressShare}>{percent(percentOf(sums[name], parcels))}</dd>
          <dd className={styles.note}>
            {t('shipping.progress.of', {
              count: parcels,
              some: count(sums[name]),
              parcels: count(parcels),
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The same of one country, as a bar; the figures beside it say it in words. */
export function ParcelBar({ sums }: ParcelsProps) {
  return (
    <span className={styles.bar} aria-hidden>
      {(['received', 'onTheWay'] as const).map(
        (name) =>
          sums[name] > 0 && (
            <i
              key={name}
              className={styles.shares[name]}
              style={{ '--share': sums[name] / sums.parcels } as CSSProperties}
            />
          ),
      )}
    </span>
  )
}
