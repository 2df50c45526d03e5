import type { SecurityEvent } from '@kindling/api-client/model/security-event'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../form/messages.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { deviceOf } from './device.ts'
import * as styles from './sessions.css.ts'
import { useDeviceName } from './use-device-name.ts'

export interface SecurityEventsProps {
  /** Newest first. */
  readonly events: ReadState<readonly SecurityEvent[]>
  /** Loads older ones; null if there are none. */
  readonly onMore: (() => void) | null
}

/** Security events of an account: log-ins, failed ones, and changes to how it is accessed. */
export function SecurityEvents({ events, onMore }: SecurityEventsProps) {
  const { t } = useTranslation('security')
  return (
    <div className={styles.log}>
      <Heading level={3} size="t18">
        {t('events.title')}
      </Heading>
      <p className={styles.when}>{t('events.hint')}</p>
      <List events={events} onMore={onMore} />
    </div>
  )
}

function List({ events: { data, error, retry }, onMore }: SecurityEventsProps) {
  const { t } = useTranslation('security')
  const { date } = useFormat()
  const words = useMessages()
  const deviceName = useDeviceName()
  if (error)
    return (
      <SectionFailed title={t('events.failed')} onRetry={retry}>
        {words({ code: error.code })}
      </SectionFailed>
    )
  if (!data)
    return (
      <div role="status">
        <Skeleton shape="block" height={52} />
        <VisuallyHidden>{t('events.loading')}</VisuallyHidden>
      </div>
    )
  if (data.length === 0) return <p className={styles.when}>{t('events.none')}</p>
  return (
    <Stack gap={16}>
      <ul className={styles.list}>
        {data.map(({ id, kind, created, user_agent }) => (
          <li key={id} className={styles.event}>
            <p className={styles.name}>{t(`events.kinds.${kind}`)}</p>
            <p className={styles.when}>
              {t('events.meta', {
                date: `${date(Date.parse(created), 'exact')} UTC`,
                device: user_agent === '' ? t('events.unknown') : deviceName(deviceOf(user_agent)),
              })}
            </p>
          </li>
        ))}
      </ul>
      {onMore && (
        <div>
          <Button variant="line" onClick={onMore}>
            {t('events.more')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
