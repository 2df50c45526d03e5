import { instant } from '@kindling/api-client/model/instant'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Link } from '../../../primitives/Link/Link.tsx'
import { editableUntil, mayEdit } from './update-facts.ts'
import * as styles from './updates.css.ts'

interface UpdateRowProps {
  readonly update: ProjectUpdate
  /** Its page, once it is published. */
  readonly page: string
  /** Milliseconds. */
  readonly now: number
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** One update in the team's list: who reads it, since when, and what may still be done. */
export function UpdateRow({ update, page, now, onEdit, onRemove }: UpdateRowProps) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const { name, removed, draft } = update
  const at = instant(update.published ?? update.date) ?? 0
  const until = editableUntil(update)
  const isEditable = mayEdit(update, now)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {removed ? (
          <span className={styles.muted}>{t('updates.wasRemoved', { number: update.number })}</span>
        ) : draft ? (
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        ) : (
          <span className={styles.name}>
            {t('updates.number', { number: update.number })}{' '}
            <Link href={page}>
              <bdi>{name}</bdi>
            </Link>
          </span>
        )}
        <span className={styles.facts}>
          {draft && <Badge tone="warning">{t('updates.draft')}</Badge>}
          {!removed && !update.public && <Badge icon={lock}>{t('updates.forBackers')}</Badge>}
          <span>{format.date(at)}</span>
          {!draft && !removed && <span>{t('updates.likes', { count: update.likes })}</span>}
          {update.edited && <span>{t('updates.edited')}</span>}
          {isEditable && until !== null && (
            <span>{t('updates.until', { time: format.date(until, 'moment') })}</span>
          )}
        </span>
      </div>
      {!removed && (
        <div className={styles.actions}>
          {isEditable && (
            <Button
              variant="line"
              size="small"
              aria-label={t('updates.of', { verb: t('updates.edit'), name })}
              onClick={onEdit}
            >
              {t('updates.edit')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={t('updates.of', { verb: t('updates.remove'), name })}
            onClick={onRemove}
          >
            {t('updates.remove')}
          </Button>
        </div>
      )}
    </li>
  )
}
