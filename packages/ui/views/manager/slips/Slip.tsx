import type { ParcelToPack } from '@kindling/api-client/model/parcel-to-pack'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../../format/country.ts'
import { useFormat } from '../../../format/use-format.ts'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { addressLines } from './address-lines.ts'
import * as styles from './slips.css.ts'

interface SlipProps {
  readonly parcel: ParcelToPack
  /** The project's name. */
  readonly project: string
  readonly pages: keyof typeof styles.slip
}

/** The sheet that goes into one parcel: where it goes, and what is in it. No prices: it may be a present. */
export function Slip({ parcel, project, pages }: SlipProps) {
  const { t, i18n } = useTranslation('manager')
  const { count, date } = useFormat()
  const { pledge_id: id, pledged_at, address, items } = parcel
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={styles.slip[pages]}>
      <div className={styles.slipHead}>
        <Heading level={2} size="t21">
          <bdi>{project}</bdi>
        </Heading>
        <p className={styles.muted}>{t('slips.slip')}</p>
      </div>
      <div className={styles.parts}>
        <address className={styles.address} dir="auto">
          {addressLines(address).join('\n')}
          <strong>{formatCountry(address.country_code, i18n.language)}</strong>
        </address>
        <dl className={styles.facts}>
          <dt className={styles.muted}>{t('slips.pledge')}</dt>
          <dd>
            <bdi>{id}</bdi>
          </dd>
          <dt className={styles.muted}>{t('slips.pledged')}</dt>
          <dd>{date(pledged_at * 1000)}</dd>
        </dl>
      </div>
      <table className={styles.items} aria-label={t('slips.items', { id })}>
        <thead>
          <tr>
            <th className={styles.tick}>{t('slips.packed')}</th>
            <th className={styles.quantity}>{t('slips.pieces')}</th>
            <th>{t('slips.item')}</th>
            <th>{t('slips.variant')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ title, variant, quantity }) => (
            <tr key={`${title} ${variant}`}>
              <td className={styles.tick}>
                <span className={styles.box} />
              </td>
              <td className={styles.quantity}>{count(quantity)}</td>
              <td dir="auto">{title}</td>
              <td dir="auto">{variant || '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td className={styles.quantity}>{count(pieces)}</td>
            <td colSpan={2}>{t('slips.total', { count: pieces })}</td>
          </tr>
        </tfoot>
      </table>
    </li>
  )
}
