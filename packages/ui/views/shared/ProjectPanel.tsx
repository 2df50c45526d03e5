import type { ProjectSummary } from '@kindling/api-client/model/project'
import type { TeamProject } from '@kindling/api-client/model/team'
import { isManaged } from '@kindling/validation/permissions'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { WorkedOn } from '../../state/worked-on.ts'
import * as styles from './switcher.css.ts'

interface ProjectPanelProps extends Pick<WorkedOn, 'read'> {
  readonly projectId: string
  readonly from: 'dashboard' | 'manager'
  /** A link was followed: the page stays where it leads to another part of itself. */
  readonly onGone: () => void
}

/** What the switcher opens: projects of the person and of their teams, and the way to a new one. */
export function ProjectPanel({ projectId, from, read, onGone }: ProjectPanelProps) {
  const { t } = useTranslation('switcher')
  const Anchor = useLink()
  const projects = read?.data
  const facts = (project: ProjectSummary | TeamProject) =>
    [
      t(`states.${project.status}`),
      ...('role' in project ? [t('by', { name: project.creator.name }), t(`roles.${project.role}`)] : []),
    ].join(' · ')
  const list = () => {
    if (read?.error)
      return (
        <div className={styles.wait} role="alert">
          <p>{t('failed')}</p>
          <Button variant="line" size="small" onClick={read.retry}>
            {t('again')}
          </Button>
        </div>
      )
    if (!projects)
      return (
        <div className={styles.wait} role="status" aria-label={t('loading')}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      )
    if (projects.every(({ id }) => id === projectId)) return <p className={styles.words}>{t('alone')}</p>
    return projects.map((project) => {
      const isHere = project.id === projectId
      const isManager = from === 'manager' && isManaged(project.status)
      return (
        <Anchor
          key={project.id}
          href={isManager ? `/manager/${project.id}` : `/dashboard/${project.id}`}
          className={styles.item}
          aria-current={isHere ? 'page' : undefined}
        >
          <span className={styles.itemName} dir="auto">
            {project.name}
          </span>
          <span className={styles.facts}>{facts(project)}</span>
        </Anchor>
      )
    })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links inside answer to the keyboard; their press bubbles here
    <nav
      className={styles.panel}
      aria-label={t('title')}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onGone()}
    >
      <p className={styles.title}>{t('title')}</p>
      {list()}
      <div className={styles.more}>
        <Anchor href="/user/me" className={styles.item}>
          <span className={styles.itemName}>{t('all')}</span>
        </Anchor>
        <Anchor href="/create" className={styles.item}>
          <span className={styles.itemName}>{t('start')}</span>
        </Anchor>
      </div>
    </nav>
  )
}
