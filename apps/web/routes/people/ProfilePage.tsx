import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import type { listCreatedProjects } from '@kindling/api-client/contract/project-lists'
import { PersonProjectsView } from '@kindling/ui/views/profile/PersonProjectsView'
import { ProfileView, type ShownPerson } from '@kindling/ui/views/profile/ProfileView'
import { PROFILE } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Meta } from '../../app/Meta.tsx'
import { usePageNow } from '../../app/page-moment.tsx'
import { NotFoundView, UnreachableView } from '../../app/system-views.tsx'
import { personQuery, useProfileEditing } from '../../data/people.ts'
import {
  backedQuery,
  createdQuery,
  createdShown,
  listedAtOnce,
  self,
  teamQuery,
} from '../../data/person-lists.ts'
import { useSession } from '../../data/session.tsx'
import { useQuery } from '../../data/use-query.ts'
import type { PersonList } from './person-lists.ts'

interface ProfilePageProps {
  /** Id of the person, or `self`. */
  readonly id: string
  /** One whole list of the person in place of the profile. */
  readonly list: PersonList | undefined
}

/** The profile of a person, the viewer's own or another's, or one of its lists. */
export function ProfilePage({ id, list }: ProfilePageProps) {
  return id === self ? <Own list={list} /> : <Somebody key={id} id={id} list={list} />
}

function Unknown() {
  const { pathname } = useLocation()
  return (
    <>
      <Meta path={pathname} index="no" />
      <NotFoundView />
    </>
  )
}

function Own({ list }: { list: PersonList | undefined }) {
  const { t } = useTranslation('user')
  const { user } = useSession()
  const editing = useProfileEditing()
  const now = usePageNow()
  const created = useQuery(list ? null : createdQuery(self, createdShown))
  const backed = useQuery(list ? null : backedQuery(self, PROFILE.backedProjectsShown))
  const team = useQuery(list ? null : teamQuery(PROFILE.teamProjectsShown))
  if (!user) return null
  if (list) return <Projects list={list} id={self} person={user} isOwn isShown />
  return (
    <>
      <Meta title={t('title')} path="/user/me" />
      <ProfileView
        person={user}
        own={{
          user,
          team,
          teamHref: '/user/me/team',
          edit: {
            onSave: editing.save,
            onPicture: editing.setPicture,
            onRemovePicture: editing.removePicture,
          },
        }}
        created={created}
        backed={backed}
        now={now}
        hrefs={{ created: '/user/me/created', backed: '/user/me/backed' }}
      />
    </>
  )
}

function Somebody({ id, list }: { id: string; list: PersonList | undefined }) {
  const { t } = useTranslation('user')
  const read = useQuery(personQuery(id))
  const now = usePageNow()
  const person = read.data?.user
  const created = useQuery(list ? null : createdQuery(id, createdShown))
  // Read once it is known to be allowed.
  const backed = useQuery(
    list || !person?.public_pledges ? null : backedQuery(id, PROFILE.backedProjectsShown),
  )
  if (read.error) return read.error.isNotFound ? <Unknown /> : <UnreachableView onRetry={read.retry} />
  if (!person) return null
  const path = `/user/${encodeURIComponent(id)}`
  if (list)
    return <Projects list={list} id={id} person={person} isOwn={false} isShown={person.public_pledges} />
  return (
    <>
      <Meta
        title={person.name || t('anonymous')}
        {...(person.bio && { description: person.bio })}
        image={person.image}
        path={path}
      />
      <ProfileView
        person={person}
        created={created}
        backed={person.public_pledges ? backed : null}
        now={now}
        hrefs={{ created: `${path}/created`, backed: `${path}/backed` }}
      />
    </>
  )
}

function Projects({
  list,
  id,
  person,
  isOwn,
  isShown,
}: {
  list: PersonList
  id: string
  person: Pick<ShownPerson, 'name'>
  isOwn: boolean
  isShown: boolean
}) {
  const { t } = useTranslation('user')
  const [params] = useSearchParams()
  const now = usePageNow()
  const number = Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1))
  const isPrivate = list === 'backed' && !isShown
  const pages = {
    created: () => createdQuery(id, listedAtOnce, number),
    backed: () => backedQuery(id, listedAtOnce, number),
    team: () => teamQuery(listedAtOnce, number),
  }
  const read = useQuery<AnswerOf<typeof listCreatedProjects>>(isPrivate ? null : pages[list]())
  const profile = `/user/${encodeURIComponent(id)}`
  const path = `${profile}/${list}`
  const name = person.name || t('anonymous')
  return (
    <>
      <Meta
        title={isOwn || list === 'team' ? t(`${list}.allOwn`) : t(`${list}.allOf`, { name })}
        path={path}
        {...(isPrivate && { index: 'no' as const })}
      />
      <PersonProjectsView
        kind={list}
        read={isPrivate ? null : read}
        name={person.name}
        isOwn={isOwn}
        page={number}
        pageSize={listedAtOnce}
        now={now}
        profileHref={profile}
        hrefOf={(to) => (to > 1 ? `${path}?page=${to}` : path)}
      />
    </>
  )
}
