import type { PublicProfile, UserProfile } from '@kindling/api-client/model/account'
import { instant } from '@kindling/api-client/model/instant'
import calendar from 'lucide-react/icons/calendar'
import link from 'lucide-react/icons/link'
import mapPin from 'lucide-react/icons/map-pin'
import pencil from 'lucide-react/icons/pencil'
import settings from 'lucide-react/icons/settings'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon, type IconShape } from '../../primitives/Icon/Icon.tsx'
import { useDrafts } from '../../state/draft-state.ts'
import { ownName } from '../shared/own-name.ts'
import type { EditProfileDialogProps } from './EditProfileDialog.tsx'
import { BackedSection, CreatedSection, TeamSection } from './ProfileSections.tsx'
import * as styles from './profile.css.ts'
import type { ProjectPage } from './project-page.ts'

const EditProfileDialog = lazyPart(() =>
  import('./EditProfileDialog.tsx').then((module) => module.EditProfileDialog),
)

/** What both the own and the public profile show. */
export type ShownPerson = Pick<
  PublicProfile,
  'id' | 'name' | 'bio' | 'location' | 'website' | 'image' | 'joined' | 'public_pledges'
>

export interface ProfileViewProps {
  readonly person: ShownPerson
  /** The person's own profile: with edit buttons, and invitations in empty lists. */
  readonly own?: {
    readonly user: UserProfile
    readonly edit: Omit<EditProfileDialogProps, 'user' | 'onClose'>
    /** Projects of others that they work on, and the address of the whole list. */
    readonly team: ProjectPage
    readonly teamHref: string
  }
  readonly created: ProjectPage
  /** At most six of them. Null: the person keeps the list private (spec 1 §2). */
  readonly backed: ProjectPage | null
  readonly now: number
  /** Address of the whole list. */
  readonly hrefs: { readonly created: string; readonly backed: string }
}

/** A person: who they are, what they created, what they back. */
export function ProfileView({ person, own, created, backed, now, hrefs }: ProfileViewProps) {
  const { t } = useTranslation('user')
  const [editing, setEditing] = useState(false)
  const { profile: draft } = useDrafts()
  // The session ended while the dialog was open: open it again, with what was typed.
  if (own && draft && !editing) setEditing(true)
  const name = own ? ownName(own.user) : person.name || t('anonymous')
  const section = { name, isOwn: own !== undefined, now }

  return (
    <div className={styles.page}>
      <Head person={person} name={name} isOwn={own !== undefined}>
        {own && (
          <div className={styles.tools}>
            <Button icon={pencil} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
            <ButtonLink variant="line" icon={settings} href="/settings/account">
              {t('settings')}
            </ButtonLink>
          </div>
        )}
      </Head>
      <Strip created={created} backed={backed} />
      <CreatedSection {...section} read={created} href={hrefs.created} />
      {own && <TeamSection read={own.team} now={now} href={own.teamHref} />}
      <BackedSection {...section} read={backed} href={hrefs.backed} isShown={person.public_pledges} />
      {own && editing && (
        <Suspense fallback={<Opening onMovedOn={() => setEditing(false)} />}>
          <EditProfileDialog {...own.edit} user={own.user} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}

const hostOf = (website: string) => {
  const { host, pathname } = new URL(website)
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname)
}
/** Stored values are http(s) links already; any other value is not rendered as a link. */
const isLink = (website: string) => /^https?:\/\//.test(website) && URL.canParse(website)

function Fact({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <Icon icon={icon} size={16} />
      <span>{children}</span>
    </span>
  )
}

function Head({
  person,
  name,
  isOwn,
  children,
}: {
  person: ShownPerson
  name: string
  isOwn: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('user')
  const { date } = useFormat()
  const joined = instant(person.joined)
  const { location, website, bio } = person
  return (
    <div className={styles.head}>
      <Avatar name={person.name} src={person.image?.url} size={112} />
      <div>
        <div className={styles.name}>
          <Heading level={1}>{name}</Heading>
        </div>
        <div className={styles.facts}>
          {location && <Fact icon={mapPin}>{location}</Fact>}
          {isLink(website) && (
            <Fact icon={link}>
              <a
                className={styles.site}
                href={website}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                aria-label={t('newTab', { site: hostOf(website) })}
              >
                <bdi>{hostOf(website)}</bdi>
              </a>
            </Fact>
          )}
          {joined !== null && <Fact icon={calendar}>{t('joined', { date: date(joined, 'month') })}</Fact>}
        </div>
        {(bio || isOwn) && (
          <p className={bio ? styles.bio : `${styles.bio} ${styles.quiet}`}>{bio || t('noBio')}</p>
        )}
      </div>
      {children}
    </div>
  )
}

function Strip({ created, backed }: Pick<ProfileViewProps, 'created' | 'backed'>) {
  const { t } = useTranslation('user')
  const { count } = useFormat()
  const facts = [
    ['created', created.data?.meta.total_count],
    ['backed', backed?.data?.meta.total_count],
  ] as const
  return (
    <dl className={styles.strip}>
      {facts.map(([fact, number]) =>
        fact === 'backed' && backed === null ? null : (
          <div key={fact}>
            <dt>{t(`facts.${fact}`, { count: number ?? 2 })}</dt>
            <dd>{number === undefined ? '–' : count(number)}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
