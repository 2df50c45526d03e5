import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { TeamCalls } from '@kindling/api-client/forms/team-calls'
import type { Collaborator, Invite } from '@kindling/api-client/model/team'
import { can } from '@kindling/validation/permissions'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useMessages } from '../form/messages.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { AskFirst } from './AskFirst.tsx'
import * as styles from './dashboard.css.ts'
import { InvitePanel } from './InvitePanel.tsx'
import { InviteRow } from './InviteRow.tsx'
import { MemberRow } from './MemberRow.tsx'
import { RolesTable } from './RolesTable.tsx'
import { Part, SectionHead } from './SectionPart.tsx'

export interface Team {
  /** The creator first. */
  readonly collaborators: readonly Collaborator[]
  /** Those that admins see. */
  readonly invites: readonly Invite[]
}

interface TeamSectionProps {
  readonly draft: PrivateProject
  readonly read: ReadState<Team>
  readonly calls: TeamCalls
  /** Id of the reader. */
  readonly person: string
  /** Milliseconds. */
  readonly now: number
  /** They have left, and cannot open the dashboard any more. */
  readonly onLeft: () => void
}

/** Who works on a project, and who is asked to; admins change it (decisions 2 §2). */
export function TeamSection({ draft, read, calls, person, now, onLeft }: TeamSectionProps) {
  const { t } = useTranslation('dashboard')
  const may = can(draft.role, 'team:write')
  const own = draft.role === 'creator' ? 'ADMIN' : draft.role === 'moderator' ? 'VIEWER' : draft.role
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <SectionHead title={t('team.title')} lead={t('team.lead')} />
        <People {...{ read, calls, person, now, may }} />
        <Part title={t('roles.title')}>
          <RolesTable own={own} />
        </Part>
      </div>
      <aside className={styles.rail}>
        {may && read.data && <InvitePanel invites={read.data.invites} calls={calls} now={now} />}
        {draft.role !== 'creator' && draft.role !== 'moderator' && (
          <AskFirst
            label={t('team.leave')}
            title={t('team.leaveTitle')}
            detail={t('team.leaveDetail', { name: draft.name })}
            action={t('team.leave')}
            onConfirm={async () => {
              await calls.leave()
              onLeft()
            }}
          />
        )}
      </aside>
    </div>
  )
}

/** px */
const rowHeight = 76

type PeopleProps = Pick<TeamSectionProps, 'read' | 'calls' | 'person' | 'now'> & { readonly may: boolean }

function People({ read, calls, person, now, may }: PeopleProps) {
  const { t } = useTranslation('dashboard')
  const messageOf = useMessages()
  if (read.error)
    return (
      <SectionFailed title={t('team.failed')} level={2} onRetry={read.retry}>
        {messageOf({ code: read.error.code })}
      </SectionFailed>
    )
  if (!read.data)
    return (
      <Part title={t('team.people')}>
        <div role="status" aria-label={t('team.loading')}>
          {/* A row: most drafts have one person. */}
          <Skeleton shape="block" height={rowHeight} />
        </div>
      </Part>
    )
  const { collaborators, invites } = read.data
  return (
    <>
      <Part title={t('team.people')}>
        <ul className={styles.list}>
          {collaborators.map((member) => (
            <li key={member.id} className={styles.item}>
              <MemberRow member={member} isOwn={member.id === person} mayChange={may} calls={calls} />
            </li>
          ))}
        </ul>
      </Part>
      {invites.length > 0 && (
        <Part title={t('team.invited')}>
          <ul className={styles.list}>
            {invites.map((invite) => (
              <li key={invite.id} className={styles.item}>
                <InviteRow invite={invite} calls={calls} now={now} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
