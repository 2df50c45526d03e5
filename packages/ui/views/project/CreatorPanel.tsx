import type { Creator } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './panel.css.ts'

export interface CreatorPanelProps {
  readonly creator: Creator
  /** Address of their profile. */
  readonly href?: string | undefined
}

/** The creator, and how many projects they created. */
export function CreatorPanel({ creator, href }: CreatorPanelProps) {
  const { t } = useTranslation('project')
  const projects = t('creator.projects', { count: creator.created_projects_count })
  const name = creator.name || t('creator.nameless')
  const delivered = creator.delivered_projects_count
  return (
    <div className={styles.creator}>
      <Avatar name={creator.name} src={creator.image?.url} size={48} />
      <div>
        <p className={styles.name}>
          {href ? (
            <Link href={href} tone="plain" weight="semibold">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className={styles.small}>
          {delivered > 0 ? t('creator.delivered', { projects, count: delivered }) : projects}
        </p>
      </div>
    </div>
  )
}
