import type { Bonus } from '@kindling/api-client/model/bonus'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import * as styles from './bonus-offer.css.ts'

/** What backers are told of a bonus; times in unix seconds. */
export type ShownBonus = Pick<
  Bonus,
  'title' | 'description' | 'gives' | 'places' | 'open_until' | 'is_open' | 'accepted_count'
>

export interface BonusOfferProps {
  readonly bonus: ShownBonus
  /** What one can do with it, and what came of it. */
  readonly children?: ReactNode
}

/** A task for backers and what it gives, as they see it (decisions 2 §6). */
export function BonusOffer({ bonus, children }: BonusOfferProps) {
  const { t } = useTranslation('bonus')
  const { date } = useFormat()
  const { title, description, gives, places, open_until: openUntil } = bonus
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <Badge>{t(bonus.is_open ? 'badge' : 'state.closed')}</Badge>
        <Heading level={3} size="t21">
          {title}
        </Heading>
        {description !== '' && <p className={styles.text}>{description}</p>}
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('youGet')}</dt>
          <dd>{gives}</dd>
        </div>
        {places !== null && (
          <div className={styles.fact}>
            <dt>{t('placesLeft')}</dt>
            <dd>{t('left', { left: Math.max(0, places - bonus.accepted_count), places })}</dd>
          </div>
        )}
        {openUntil !== null && (
          <div className={styles.fact}>
            <dt>{t('openUntil')}</dt>
            <dd>{date(openUntil * 1000)}</dd>
          </div>
        )}
      </dl>
      {children}
    </article>
  )
}
