import { PROFILE } from '@kindling/validation/limits'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { ProjectCard } from '../../widgets/ProjectCard/ProjectCard.tsx'
import { ProjectCardSkeleton } from '../../widgets/ProjectCard/ProjectCardSkeleton.tsx'
import { useProjectFacts } from '../shared/project-facts.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { ProjectRow } from './ProjectRow.tsx'
import { ProjectRowSkeleton } from './ProjectRowSkeleton.tsx'
import * as styles from './profile.css.ts'
import type { ProjectPage } from './project-page.ts'

interface SectionProps {
  readonly name: string
  readonly isOwn: boolean
  readonly now: number
  readonly href: string
}

const backedPlaces = Array.from({ length: PROFILE.backedProjectsShown }, (_, index) => index)
const createdPlaces = [0, 1, 2, 3]

function Section({
  kind,
  read,
  href,
  children,
}: {
  kind: 'created' | 'backed' | 'team'
  read: ProjectPage | null
  href: string
  children: ReactNode
}) {
  const { t } = useTranslation('user')
  const total = read?.data?.meta.total_count ?? 0
  const shown = read?.data?.projects.length ?? total
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="t26">
          {t(`${kind}.title`)} {total > 0 && <span className={styles.total}>{total}</span>}
        </Heading>
        {total > shown && <Link href={href}>{t(`${kind}.viewAll`, { count: total })}</Link>}
      </div>
      {children}
    </section>
  )
}

/** A list that could not be loaded: the rest of the page is shown. */
export function ListFailed({ retry, level = 3 }: { retry: () => void; level?: 2 | 3 }) {
  const { t } = useTranslation('user')
  return (
    <SectionFailed level={level} title={t('failed')} onRetry={retry}>
      {t('failedHint')}
    </SectionFailed>
  )
}

/** Links that lead to the first project of the person's own list. */
export function FirstStep({ kind }: { readonly kind: 'created' | 'backed' }) {
  const { t } = useTranslation('user')
  const created = kind === 'created'
  return (
    <ButtonLink variant="line" href={created ? '/create' : '/projects/trending'}>
      {t(created ? 'created.start' : 'backed.explore')}
    </ButtonLink>
  )
}

function Nothing({ title, hint, action }: { title: string; hint?: string; action?: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <div className={styles.nothingWords}>
        {hint && <span aria-hidden className={styles.unlit} />}
        <Heading level={3} size="t18">
          {title}
        </Heading>
        {hint && <p className={styles.quiet}>{hint}</p>}
      </div>
      {action}
    </div>
  )
}

export function CreatedSection({ read, name, isOwn, now, href }: SectionProps & { read: ProjectPage }) {
  const { t } = useTranslation('user')
  const factsOf = useProjectFacts()
  const body = () => {
    if (read.error) return <ListFailed retry={read.retry} />
    if (read.data?.projects.length === 0)
      return isOwn ? (
        <Nothing
          title={t('created.emptyOwn')}
          hint={t('created.emptyOwnHint')}
          action={<FirstStep kind="created" />}
        />
      ) : (
        <Nothing title={t('created.empty')} hint={t('created.emptyHint', { name })} />
      )
    return (
      <ul className={styles.cards} aria-busy={!read.data}>
        {read.data
          ? read.data.projects.map((project) => {
              const { phase: _, ...facts } = factsOf(project, now)
              return (
                <li key={project.id}>
                  <ProjectCard {...facts} name={project.name} onPhone="row" />
                </li>
              )
            })
          : createdPlaces.map((place) => (
              <li key={place}>
                <ProjectCardSkeleton onPhone="row" />
              </li>
            ))}
      </ul>
    )
  }
  return (
    <Section kind="created" read={read} href={href}>
      {body()}
    </Section>
  )
}

export function BackedSection({
  read,
  name,
  isOwn,
  now,
  href,
  isShown,
}: SectionProps & { read: ProjectPage | null; isShown: boolean }) {
  const { t } = useTranslation('user')
  const body = () => {
    if (!read) return <Nothing title={t('backed.private', { name })} />
    if (read.error) return <ListFailed retry={read.retry} />
    if (read.data?.projects.length === 0)
      return isOwn ? (
        <Nothing
          title={t('backed.emptyOwn')}
          hint={t('backed.emptyOwnHint')}
          action={<FirstStep kind="backed" />}
        />
      ) : (
        <Nothing title={t('backed.empty')} hint={t('backed.emptyHint', { name })} />
      )
    return (
      <>
        {isOwn && !isShown && <p className={styles.note}>{t('backed.ownPrivate')}</p>}
        <ul className={styles.rows} aria-busy={!read.data}>
          {read.data
            ? read.data.projects.map((project) => (
                <li key={project.id}>
                  <ProjectRow project={project} now={now} />
                </li>
              ))
            : backedPlaces.map((place) => (
                <li key={place}>
                  <ProjectRowSkeleton />
                </li>
              ))}
        </ul>
      </>
    )
  }
  return (
    <Section kind="backed" read={read} href={href}>
      {body()}
    </Section>
  )
}

/** Projects of others that the person works on. Most people are in no team: nothing is shown for them. */
export function TeamSection({ read, now, href }: { read: ProjectPage; now: number; href: string }) {
  if (!read.error && !read.data?.projects.length) return null
  return (
    <Section kind="team" read={read} href={href}>
      {read.error ? (
        <ListFailed retry={read.retry} />
      ) : (
        <ul className={styles.rows}>
          {read.data?.projects.map((project) => (
            <li key={project.id}>
              <ProjectRow
                project={project}
                now={now}
                own="yes"
                role={'role' in project ? project.role : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
