import { instant } from '@kindling/api-client/model/instant'
import type { Invitation } from '@kindling/api-client/model/team'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { useMessages } from '../form/messages.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { useAction } from '../shared/use-action.ts'
import { RolesTable } from './RolesTable.tsx'
import * as styles from './team.css.ts'

export interface InvitationViewProps {
  readonly read: ReadState<{ readonly invitation: Invitation }>
  /** Who is logged in. */
  readonly person: { readonly name: string; readonly email: string } | null
  readonly onAccept: () => Promise<unknown>
  /** They are in the team. */
  readonly onJoined: () => void
  /** Logs out, and leads to logging in and back here. */
  readonly onSwitch: () => Promise<unknown>
  /** Both lead back here. */
  readonly loginHref: string
  readonly signupHref: string
}

/** The page of an invitation's link: for the person it is for, for another, for nobody, and when it is over. */
export function InvitationView({ read, ...props }: InvitationViewProps) {
  const { t } = useTranslation('dashboard')
  const messageOf = useMessages()
  if (read.error?.code === 'NOT_FOUND')
    return (
      <ErrorState
        title={t('invitation.unknown.title')}
        action={<ButtonLink href="/">{t('invitation.home')}</ButtonLink>}
      >
        {t('invitation.unknown.words')}
      </ErrorState>
    )
  if (read.error)
    return (
      <SectionFailed title={t('invitation.failed')} level={1} onRetry={read.retry}>
        {messageOf({ code: read.error.code })}
      </SectionFailed>
    )
  if (!read.data)
    return (
      <div className={styles.invitation} role="status" aria-label={t('invitation.loading')}>
        <Skeleton shape="block" height={320} />
      </div>
    )
  return <Shown invitation={read.data.invitation} {...props} />
}

/** What is said and offered. */
function caseOf({ state, is_yours }: Invitation, person: InvitationViewProps['person']) {
  if (state === 'joined') return is_yours ? 'joined' : 'used'
  if (state !== 'open') return state
  if (is_yours) return 'yours'
  return person ? 'other' : 'visitor'
}

type ShownProps = Omit<InvitationViewProps, 'read'> & { readonly invitation: Invitation }

function Shown({ invitation, person, ...ways }: ShownProps) {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  const { project, invited_by, role, email } = invitation
  const found = caseOf(invitation, person)
  const isOpen = found === 'yours' || found === 'visitor'
  const day = (text: string | null) => date(instant(text) ?? 0)
  const words = {
    project: project.name,
    inviter: invited_by || t('activity.somebody'),
    role: t(`roles.${role}`),
    email,
    own: person?.email ?? '',
    ends: day(invitation.expires),
    joined: day(invitation.joined),
  }
  return (
    <div className={styles.invitation}>
      <div className={styles.words}>
        <div className={styles.inviter}>
          <Avatar name={invited_by} />
          {t('invitation.from', { ...words, date: day(invitation.date) })}
        </div>
        <div>
          <Heading level={1} size="t34">
            {t(`invitation.${found}.title`, words)}
          </Heading>
          <Text tone="muted">{t(`invitation.${found}.words`, words)}</Text>
        </div>
        {isOpen && (
          <>
            <Heading level={2} size="t21">
              {t('roles.title')}
            </Heading>
            <RolesTable own={role} />
          </>
        )}
      </div>
      <div className={styles.card}>
        {project.image && (
          <Picture image={project.image} ratio="16/9" sizes="400px" alt="none" corners="none" />
        )}
        <div className={styles.cardBody}>
          <Heading level={2} size="t21">
            {project.name}
          </Heading>
          <Facts invitation={invitation} />
          <Ways found={found} invitation={invitation} person={person} {...ways} />
        </div>
      </div>
    </div>
  )
}

function Facts({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  const facts = {
    email: invitation.email,
    role: t(`roles.${invitation.role}`),
    team: t('invitation.people', { count: invitation.team_count }),
    ends: date(instant(invitation.expires) ?? 0),
  }
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{t(`invitation.facts.${name as keyof typeof facts}`)}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface WaysProps extends Omit<ShownProps, 'invitation'> {
  readonly invitation: Invitation
  readonly found: ReturnType<typeof caseOf>
}

function Ways({ found, invitation, person, onAccept, onJoined, onSwitch, loginHref, signupHref }: WaysProps) {
  const { t } = useTranslation('dashboard')
  const joining = useAction(onAccept)
  const switching = useAction(onSwitch)
  const rejection = useRejectionFocus(joining.failure)
  const dashboard = `/dashboard/${invitation.project.id}`
  if (found === 'visitor')
    return (
      <>
        <ButtonLink width="full" href={loginHref}>
          {t('invitation.login')}
        </ButtonLink>
        <ButtonLink width="full" variant="line" href={signupHref}>
          {t('invitation.signup')}
        </ButtonLink>
      </>
    )
  if (found === 'other')
    return (
      <>
        <Button width="full" pending={switching.pending} onClick={() => void switching.run()}>
          {t('invitation.switch')}
        </Button>
        {switching.failure && <RejectionAlert failure={switching.failure} />}
      </>
    )
  if (found === 'joined')
    return (
      <ButtonLink width="full" href={dashboard}>
        {t('invitation.open')}
      </ButtonLink>
    )
  if (found !== 'yours')
    return (
      <ButtonLink width="full" variant="line" href="/">
        {t('invitation.home')}
      </ButtonLink>
    )
  return (
    <>
      <Alert tone="positive" title={t('invitation.yours.account')}>
        {t('invitation.yours.as', { email: person?.email ?? '' })}
      </Alert>
      {joining.failure && <RejectionAlert form="invitation" ref={rejection} failure={joining.failure} />}
      <Button
        width="full"
        pending={joining.pending}
        pendingLabel={t('invitation.joining')}
        onClick={async () => {
          if (await joining.run()) onJoined()
        }}
      >
        {t('invitation.join', { role: t(`roles.${invitation.role}`) })}
      </Button>
      <Text size="t14" tone="muted">
        {t('invitation.listed')}
      </Text>
    </>
  )
}
