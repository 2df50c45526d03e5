import type { TeamCalls } from '@kindling/api-client/forms/team-calls'
import { instant } from '@kindling/api-client/model/instant'
import type { Invite } from '@kindling/api-client/model/team'
import mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './team.css.ts'

interface InviteRowProps {
  readonly invite: Invite
  readonly calls: Pick<TeamCalls, 'resend' | 'takeBack'>
  /** Milliseconds. */
  readonly now: number
}

/** An invitation that nobody has answered. */
export function InviteRow({ invite, calls, now }: InviteRowProps) {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  const sending = useAction(() => calls.resend(invite.id))
  const removing = useAction(() => calls.takeBack(invite.id))
  const failure = sending.failure ?? removing.failure
  const rejection = useRejectionFocus(failure)
  const ends = instant(invite.expires) ?? 0
  const { email } = invite
  return (
    <div className={styles.member}>
      <span className={styles.waiting}>
        <Icon icon={mail} size={18} />
      </span>
      <div className={styles.who}>
        <Text weight="semibold">{email}</Text>
        <Text size="t14" tone="muted">
          {t('team.sent', {
            date: date(instant(invite.date) ?? 0, 'day'),
            name: invite.invited_by,
            role: t(`roles.${invite.role}`),
          })}{' '}
          {t(ends > now ? 'team.ends' : 'team.ended', { date: date(ends, 'day') })}
        </Text>
      </div>
      <div className={styles.acts}>
        <Button
          variant="line"
          size="small"
          pending={sending.pending}
          pendingLabel={t('team.sending')}
          aria-label={t('team.resend', { email })}
          onClick={() => void sending.run()}
        >
          {t('team.sendAgain')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          pending={removing.pending}
          aria-label={t('team.takeBack', { email })}
          onClick={() => void removing.run()}
        >
          {t('team.take')}
        </Button>
      </div>
      {failure && (
        <div className={styles.wide}>
          <RejectionAlert form="team" ref={rejection} failure={failure} />
        </div>
      )}
    </div>
  )
}
