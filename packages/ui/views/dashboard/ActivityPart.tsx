import type { Activity, ActivityEntry } from '@kindling/api-client/model/activity'
import { instant } from '@kindling/api-client/model/instant'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useMessages } from '../form/messages.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'
import { Part } from './SectionPart.tsx'
import * as team from './team.css.ts'

export interface ActivityRead extends ReadState<{ readonly lines: readonly ActivityEntry[] }> {
  /** Reads earlier lines; absent where there are none. */
  readonly more: (() => Promise<unknown>) | undefined
}

/** Every change of a role, of money or of the project's state: who, when, what (decisions 2 §2). */
export function ActivityPart({ read }: { readonly read: ActivityRead }) {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  const sentence = useSentence()
  const reading = useAction(async () => read.more?.())
  const messageOf = useMessages()
  if (read.error)
    return (
      <SectionFailed title={t('activity.failed')} level={2} onRetry={read.retry}>
        {messageOf({ code: read.error.code })}
      </SectionFailed>
    )
  return (
    <Part title={t('activity.title')} lead={t('activity.lead')}>
      {!read.data && (
        <div role="status" aria-label={t('activity.loading')}>
          <Skeleton shape="block" height={120} />
        </div>
      )}
      {read.data?.lines.length === 0 && <Text tone="muted">{t('activity.none')}</Text>}
      {read.data && read.data.lines.length > 0 && (
        <ol className={styles.list}>
          {read.data.lines.map((line) => (
            <li key={line.id} className={team.line}>
              <Text as="span">{sentence(line)}</Text>
              <Text as="span" size="t14" tone="muted">
                {date(instant(line.date) ?? 0, 'moment')}
              </Text>
            </li>
          ))}
        </ol>
      )}
      {read.more && (
        <div>
          <Button variant="line" size="small" pending={reading.pending} onClick={() => void reading.run()}>
            {t('activity.more')}
          </Button>
          {reading.failure && <RejectionAlert failure={reading.failure} />}
        </div>
      )}
    </Part>
  )
}

/** A line of the list as a sentence in the reader's language. */
function useSentence() {
  const { t } = useTranslation('dashboard')
  const { money, date } = useFormat()
  const facts = ({ params }: Activity): Record<string, string> => ({
    ...('role' in params && { role: t(`roles.${params.role}`) }),
    ...('from' in params && { from: t(`roles.${params.from}`), to: t(`roles.${params.to}`) }),
    ...('member' in params && { member: params.member || t('activity.nobody') }),
    ...('email' in params && { email: params.email || t('activity.nobody') }),
    ...('cents' in params && { amount: money(params.cents) }),
    ...('was' in params && { was: date(params.was * 1000), date: date(params.date * 1000) }),
    ...('starts_at' in params && { date: date(params.starts_at * 1000) }),
    ...('reason' in params && { reason: params.reason }),
    ...('milestone' in params && { milestone: params.milestone }),
    ...('weeks' in params && {
      promise: params.weeks === null ? t('promise.none') : t('promise.every', { count: params.weeks }),
    }),
    ...('last4' in params && { last4: params.last4 }),
    ...('successful' in params && { result: t(`activity.${params.successful ? 'reached' : 'missed'}`) }),
  })
  return ({ who, what }: ActivityEntry) => {
    const name = who?.is_moderator ? t('activity.moderator') : who?.name || t('activity.somebody')
    return t(`activity.says.${what.name}`, { who: name, ...facts(what) })
  }
}
