import { instant } from '@kindling/api-client/model/instant'
import type { Session } from '@kindling/api-client/model/session'
import monitor from 'lucide-react/icons/monitor'
import smartphone from 'lucide-react/icons/smartphone'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../format/index.ts'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../../form/use-rejection-focus.ts'
import { useAction } from '../../shared/use-action.ts'
import { deviceOf } from './device.ts'
import * as styles from './sessions.css.ts'
import { useDeviceName } from './use-device-name.ts'

export interface SessionItemProps {
  readonly session: Session
  readonly onRevoke: (id: string) => Promise<unknown>
}

/** One browser with an active session, and a button that ends it. */
export function SessionItem({ session, onRevoke }: SessionItemProps) {
  const { t, i18n } = useTranslation('security')
  const nameOf = useDeviceName()
  const revoke = useAction(() => onRevoke(session.id))
  const rejection = useRejectionFocus(revoke.failure)
  const device = deviceOf(session.user_agent)
  const name = nameOf(device)
  const date = (text: string) => formatDate(instant(text) ?? 0, i18n.language, 'full')
  const gone = revoke.failure?.items[0]?.code === 'INVALID_ID'

  return (
    <li className={styles.item}>
      <Icon icon={device.kind === 'phone' ? smartphone : monitor} size={24} />
      <div>
        <span className={styles.name}>
          {name}
          {session.current && <Badge tone="positive">{t('sessions.here')}</Badge>}
        </span>
        <span className={styles.when}>
          {session.current ? t('sessions.now') : t('sessions.last', { date: date(session.last_seen) })},{' '}
          {t('sessions.since', { date: date(session.created) })}
        </span>
      </div>
      {!session.current && (
        <Button
          variant="line"
          size="small"
          aria-label={revoke.pending ? t('sessions.ending') : t('sessions.endOne', { device: name })}
          pending={revoke.pending}
          pendingLabel={t('sessions.ending')}
          onClick={() => void revoke.run()}
        >
          {t('sessions.end')}
        </Button>
      )}
      {revoke.failure && (
        <div className={styles.rejection}>
          <RejectionAlert
            ref={rejection}
            failure={revoke.failure}
            {...(gone && { words: t('sessions.gone') })}
          />
        </div>
      )}
    </li>
  )
}
