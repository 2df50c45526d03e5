import type { TeamCalls } from '@kindling/api-client/forms/team-calls'
import { instant } from '@kindling/api-client/model/instant'
import type { Collaborator } from '@kindling/api-client/model/team'
import { type TeamRole, teamRoles } from '@kindling/validation/permissions'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import { AskFirst } from './AskFirst.tsx'
import * as styles from './team.css.ts'

interface MemberRowProps {
  readonly member: Collaborator
  readonly isOwn: boolean
  /** May change roles; nobody changes the creator's, nor their own. */
  readonly mayChange: boolean
  readonly calls: Pick<TeamCalls, 'changeRole' | 'remove'>
}

/** Somebody of the team, with their role. */
export function MemberRow({ member, isOwn, mayChange, calls }: MemberRowProps) {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  const changing = useAction((role: TeamRole) => calls.changeRole(member.id, role))
  const rejection = useRejectionFocus(changing.failure)
  const { id, email, role, is_creator, since } = member
  const name = member.name || email
  return (
    <div className={styles.member}>
      <Avatar name={member.name} src={member.image?.url} />
      <div className={styles.who}>
        <div className={styles.nameLine}>
          <Text as="span" weight="semibold">
            {name}
          </Text>
          {isOwn && <Badge>{t('team.you')}</Badge>}
        </div>
        <Text size="t14" tone="muted">
          {is_creator
            ? t('team.creator', { email })
            : t('team.since', { email, date: date(instant(since) ?? 0) })}
        </Text>
      </div>
      <div className={styles.acts}>
        {mayChange && !is_creator && !isOwn ? (
          <>
            <div className={styles.roleChoice}>
              <Select
                label={t('team.roleOf', { name })}
                labelDisplay="spoken"
                options={teamRoles.map((each) => ({ value: each, label: t(`roles.${each}`) }))}
                value={role}
                disabled={changing.pending}
                onChange={(event) => void changing.run(event.target.value as TeamRole)}
              />
            </div>
            <AskFirst
              label={t('team.removeShort')}
              spoken={t('team.remove', { name })}
              title={t('team.removeTitle', { name })}
              detail={t('team.removeDetail')}
              action={t('team.removeAction')}
              onConfirm={() => calls.remove(id)}
            />
          </>
        ) : (
          <Text as="span" size="t14" weight="semibold">
            {t(`roles.${role}`)}
          </Text>
        )}
      </div>
      {changing.failure && (
        <div className={styles.wide}>
          <RejectionAlert form="team" ref={rejection} failure={changing.failure} />
        </div>
      )}
    </div>
  )
}
