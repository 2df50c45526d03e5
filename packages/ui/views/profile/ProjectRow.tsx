import type { ProjectSummary } from '@kindling/api-client/model/project'
import { isManaged, type TeamRole } from '@kindling/validation/permissions'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { FundingProgress } from '../../widgets/FundingProgress/FundingProgress.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { useProjectFacts } from '../shared/project-facts.ts'
import * as styles from './profile.css.ts'

export interface ProjectRowProps {
  readonly project: ProjectSummary
  readonly now: number
  /** Heading level. @default 3 */
  readonly level?: 2 | 3
  /** Of one's own or of one's team: a published one has a link to its manager. @default 'no' */
  readonly own?: 'yes' | 'no'
  /** What the viewer is in its team, said in a line of its own. */
  readonly role?: TeamRole | undefined
}

/**
 * A compact project: what it is, by whom, and how far it has come. The whole row is one link; a draft's leads to its
 * dashboard, because only its team sees the row.
 */
export function ProjectRow({ project, now, level = 3, own = 'no', role }: ProjectRowProps) {
  const Anchor = useLink()
  const { t } = useTranslation('user')
  const { href, image, percent, state, progress, deadline } = useProjectFacts()(project, now)
  const isDraft = project.status === 'INITIAL' || project.status === 'DRAFT'
  return (
    <article className={styles.row}>
      <Picture image={image} sizes="72px" alt="none" corners="control" />
      <div className={styles.rowWords}>
        <Heading level={level} size="t18">
          <Anchor href={isDraft ? `/dashboard/${project.id}` : href} className={styles.rowLink}>
            {project.name}
          </Anchor>
        </Heading>
        {project.creator.name && (
          <p className={styles.byline} dir="auto">
            {project.creator.name}
          </p>
        )}
        {role && <p className={styles.byline}>{t(`team.roles.${role}`)}</p>}
        <FundingProgress percent={percent} state={state} label={progress} />
        <p className={styles.rowFacts}>
          <span>{progress}</span>
          <span>{deadline}</span>
        </p>
        {own === 'yes' && isManaged(project.status) && (
          <p className={styles.rowManage}>
            <Link href={`/manager/${project.id}`}>
              {t('manage')}
              <VisuallyHidden> {project.name}</VisuallyHidden>
            </Link>
          </p>
        )}
      </div>
    </article>
  )
}
