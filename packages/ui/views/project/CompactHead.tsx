import { useTranslation } from 'react-i18next'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { pictureOf } from '../shared/project-facts.ts'
import * as styles from './head.css.ts'
import type { ProjectHeaderProps } from './ProjectHeader.tsx'

export interface CompactHeadProps extends ProjectHeaderProps {
  readonly creatorHref?: string | undefined
}

/** The header in two lines, over every tab but the first. */
export function CompactHead({ project, categoryHref, creatorHref }: CompactHeadProps) {
  const { t } = useTranslation('project')
  const creator = project.creator.name || t('creator.nameless')
  return (
    <header className={styles.compact}>
      <Picture image={pictureOf(project)} sizes="72px" alt="none" corners="control" loading="eager" />
      <div>
        <p className={styles.place}>
          <Link href={categoryHref}>{project.category.name}</Link>
          {' · '}
          {creatorHref ? <Link href={creatorHref}>{creator}</Link> : creator}
        </p>
        <div className={styles.compactTitle}>
          <Heading level={1} size="t34">
            {project.name}
          </Heading>
        </div>
      </div>
    </header>
  )
}
