import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { FirstStep, ListFailed } from './ProfileSections.tsx'
import { ProjectRow } from './ProjectRow.tsx'
import { ProjectRowSkeleton } from './ProjectRowSkeleton.tsx'
import * as styles from './profile.css.ts'
import type { ProjectPage } from './project-page.ts'

export interface PersonProjectsViewProps {
  readonly kind: 'created' | 'backed' | 'team'
  /** Null: the person keeps it private. */
  readonly read: ProjectPage | null
  /** Empty for a person without a name. */
  readonly name: string
  readonly isOwn: boolean
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly now: number
  readonly profileHref: string
  readonly hrefOf: (page: number) => string
}

const places = [0, 1, 2, 3, 4, 5]

/** All projects that a person created or backs, by page. */
export function PersonProjectsView(props: PersonProjectsViewProps) {
  const { kind, read, isOwn, page, pageSize, now, profileHref, hrefOf } = props
  const { t } = useTranslation('user')
  const name = props.name || t('anonymous')
  const isTheirs = !isOwn && kind !== 'team'
  const total = read?.data?.meta.total_count
  const pages = Math.ceil((total ?? 0) / pageSize)
  const body = () => {
    if (!read) return <EmptyState level={2} title={t('backed.private', { name })} />
    if (read.error) return <ListFailed retry={read.retry} level={2} />
    if (read.data?.projects.length === 0)
      return (
        <EmptyState
          level={2}
          picture="fuse"
          title={isTheirs ? t(`${kind}.empty`) : t(`${kind}.emptyOwn`)}
          action={isOwn && kind !== 'team' && <FirstStep kind={kind} />}
        >
          {isTheirs ? t(`${kind}.emptyHint`, { name }) : t(`${kind}.emptyOwnHint`)}
        </EmptyState>
      )
    return (
      <ul className={styles.rows} aria-busy={!read.data}>
        {read.data
          ? read.data.projects.map((project) => (
              <li key={project.id}>
                <ProjectRow
                  project={project}
                  now={now}
                  level={2}
                  own={isOwn && kind !== 'backed' ? 'yes' : 'no'}
                  role={'role' in project ? project.role : undefined}
                />
              </li>
            ))
          : places.map((place) => (
              <li key={place}>
                <ProjectRowSkeleton />
              </li>
            ))}
      </ul>
    )
  }
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link href={profileHref}>{t('list.back')}</Link>
      </p>
      <div className={styles.section}>
        <div className={styles.sectionHead}>
          <Heading level={1}>{isTheirs ? t(`${kind}.allOf`, { name }) : t(`${kind}.allOwn`)}</Heading>
          <p className={styles.listed} role="status">
            {total ? t('list.count', { count: total }) : ' '}
          </p>
        </div>
        {body()}
      </div>
      {pages > 1 && (
        <div className={styles.pages}>
          <Pagination
            label={t('list.pages')}
            current={page}
            total={pages}
            hrefOf={hrefOf}
            previousLabel={t('list.previous')}
            nextLabel={t('list.next')}
            pageLabel={(number) => t('list.page', { page: number })}
          />
        </div>
      )}
    </div>
  )
}
