import type { Bonus } from '@kindling/api-client/model/bonus'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useAction } from '../../shared/use-action.ts'
import * as styles from './bonus.css.ts'

interface BonusCardProps {
  readonly bonus: Bonus
  /** Its entries are shown below. */
  readonly chosen: boolean
  /** Absent where there is nothing to choose. */
  readonly onChoose?: (() => void) | undefined
  /** Absent for who may only read. */
  readonly onEdit?: () => void
  readonly onClosed?: (closed: boolean) => Promise<unknown>
}

/** One bonus with its figures. */
export function BonusCard({ bonus, chosen, onChoose, onEdit, onClosed }: BonusCardProps) {
  const { t } = useTranslation('bonus')
  const { date } = useFormat()
  const closing = useAction(async () => onClosed?.(bonus.is_open))
  const isFull = bonus.places !== null && bonus.accepted_count >= bonus.places
  const state = isFull
    ? t('state.full')
    : !bonus.is_open
      ? t('state.closed')
      : bonus.open_until === null
        ? t('state.open')
        : t('state.openUntil', { date: date(bonus.open_until * 1000) })
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <div className={styles.words}>
          <Badge tone={bonus.is_open ? 'positive' : 'neutral'}>{state}</Badge>
          <Heading level={2} size="t21">
            {bonus.title}
          </Heading>
          <p className={styles.text}>{bonus.description}</p>
        </div>
        <div className={styles.acts}>
          {onEdit && (
            <Button
              variant="line"
              size="small"
              aria-label={t('editOf', { title: bonus.title })}
              onClick={onEdit}
            >
              {t('edit')}
            </Button>
          )}
          {onClosed && !isFull && (
            <Button variant="quiet" size="small" pending={closing.pending} onClick={() => void closing.run()}>
              {t(bonus.is_open ? 'close' : 'reopen')}
            </Button>
          )}
        </div>
      </div>
      {closing.failure && <RejectionAlert failure={closing.failure} />}
      <dl className={styles.facts}>
        <div>
          <dt className={styles.factName}>{t('gives')}</dt>
          <dd className={styles.fact}>{bonus.gives}</dd>
        </div>
        <div>
          <dt className={styles.factName}>{t('places')}</dt>
          <dd className={styles.fact}>
            {bonus.places === null
              ? t('anyNumber')
              : t('taken', { taken: bonus.accepted_count, places: bonus.places })}
          </dd>
        </div>
        <div>
          <dt className={styles.factName}>{t('entries')}</dt>
          <dd className={styles.fact}>
            {t('counts', {
              count: bonus.submissions_count,
              waiting: bonus.waiting_count ?? 0,
              accepted: bonus.accepted_count,
            })}
          </dd>
        </div>
      </dl>
      {onChoose && (
        <div className={styles.acts}>
          <Button variant="line" size="small" aria-pressed={chosen} onClick={onChoose}>
            {t('readOf', { title: bonus.title })}
          </Button>
        </div>
      )}
    </article>
  )
}
