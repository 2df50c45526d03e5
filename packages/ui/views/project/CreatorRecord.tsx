import type { CreatorRecord as Model } from '@kindling/api-client/model/account'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { responseTime } from './response-time.ts'
import * as styles from './trust.css.ts'

export interface CreatorRecordProps {
  /** Name of the creator; may be empty. */
  readonly name: string
  readonly read: ReadState<Model>
}

/** What became of the creator's projects, and how soon they answer: what nobody can write about themselves. */
export function CreatorRecord({ name, read }: CreatorRecordProps) {
  const { t } = useTranslation('trust')
  const title = name ? t('record.title', { name }) : t('record.nameless')
  if (read.error?.isNotFound) return null
  if (read.error)
    return (
      <SectionFailed title={t('record.failed')} onRetry={read.retry}>
        {t('similar.safe')}
      </SectionFailed>
    )
  return (
    <section aria-labelledby="record" aria-busy={!read.data}>
      <Heading level={2} size="t26" id="record">
        {title}
      </Heading>
      {read.data ? (
        <Facts record={read.data} />
      ) : (
        <div className={styles.factsPlace} role="status">
          <span className={hidden}>{t('record.loading')}</span>
        </div>
      )}
    </section>
  )
}

function Facts({ record }: { readonly record: Model }) {
  const { t } = useTranslation('trust')
  const { count } = useFormat()
  const { created, delivered, late, refunded, response_seconds } = record
  const of = (n: number) => t('record.of', { count: n, total: count(created) })
  const waited = response_seconds === null ? null : responseTime(response_seconds)
  const facts = [
    { label: t('record.delivered'), value: of(delivered), isBad: false },
    { label: t('record.late'), value: of(late), isBad: late > 0 },
    { label: t('record.refunded'), value: of(refunded), isBad: refunded > 0 },
    {
      label: t('record.answers'),
      value: waited ? t(`record.${waited.unit}`, { count: waited.count }) : t('record.unknown'),
      isBad: false,
    },
  ]
  const nothingYet = delivered + late + refunded === 0
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ label, value, isBad }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.values[isBad ? 'bad' : 'plain']}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.explained}>{t(nothingYet ? 'record.none' : 'record.explained')}</p>
    </>
  )
}
