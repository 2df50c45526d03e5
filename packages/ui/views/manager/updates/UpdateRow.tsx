import { instant } from '@kindling/api-client/model/instant'
import type { ProjectUpdate, Reward } from '@kindling/api-client/model/project'
import clock from 'lucide-react/icons/clock'
import lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { useOwnMoment } from '../../../format/own-zone.ts'
import { useFormat } from '../../../format/use-format.ts'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Link } from '../../../primitives/Link/Link.tsx'
import { rewardNames } from '../../shared/reward-names.ts'
import { editableUntil, isScheduled, mayEdit } from './update-facts.ts'
import * as styles from './updates.css.ts'

interface UpdateRowProps {
  readonly update: ProjectUpdate
  readonly rewards: readonly Pick<Reward, 'id' | 'title'>[]
  /** Its page, once it is published. */
  readonly page: string
  /** Milliseconds. */
  readonly now: number
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** One update in the team's list: who reads it, since when, and what may still be done. */
export function UpdateRow({ update, rewards, page, now, onEdit, onRemove }: UpdateRowProps) {
  const { t } = useTranslation('updates')
  const format = useFormat()
  const { name, removed, draft } = update
  const at = instant(update.published ?? update.date) ?? 0
  const until = editableUntil(update)
  const isWaiting = isScheduled(update)
  const planned = update.publish_at === null ? null : update.publish_at * 1000
  const moment = useOwnMoment()
  const names = rewardNames(update.reward_ids, rewards, format.language)
  const mailed = update.mailed_count ?? 0
  const isEditable = mayEdit(update, now)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {removed ? (
          <span className={styles.muted}>{t('wasRemoved', { number: update.number })}</span>
        ) : draft ? (
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        ) : (
          <span className={styles.name}>
            {t('number', { number: update.number })}{' '}
            <Link href={page}>
              <bdi>{name}</bdi>
            </Link>
          </span>
        )}
        <span className={styles.facts}>
          {isWaiting && planned !== null ? (
            <Badge tone="accent" icon={clock}>
              {t('scheduledFor', { time: moment(planned) })}
            </Badge>
          ) : (
            draft && <Badge tone="warning">{t('draft')}</Badge>
          )}
          {!removed && !update.public && (
            <Badge icon={lock}>
              {update.reward_ids.length === 0
                ? t('forBackers')
                : names
                  ? t('forSome', { rewards: names })
                  : t('forGone')}
            </Badge>
          )}
          {!isWaiting && <span>{format.date(at)}</span>}
          {!draft && !removed && <span>{t('likes', { count: update.likes })}</span>}
          {!removed && mailed > 0 && (
            <span>{t('mailed', { count: mailed, number: format.count(mailed) })}</span>
          )}
          {update.edited && <span>{t('edited')}</span>}
          {isEditable && until !== null && <span>{t('until', { time: format.date(until, 'moment') })}</span>}
          {update.held && planned !== null && (
            <span className={styles.held}>{t(`held.${update.held}`, { time: moment(planned) })}</span>
          )}
        </span>
      </div>
      {!removed && (
        <div className={styles.actions}>
          {isEditable && (
            <Button
              variant="line"
              size="small"
              aria-label={t('of', { verb: t('edit'), name })}
              onClick={onEdit}
            >
              {t('edit')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={t('of', { verb: t('remove'), name })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}
