import type { Project } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { wrap } from '../shared/page.css.ts'
import { projectHref } from '../shared/project-facts.ts'

export interface ClosedViewProps {
  readonly project: Project
}

/** The site has no payment processor: nothing can be pledged, and no card is asked for. */
export function ClosedView({ project }: ClosedViewProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className={wrap}>
      <EmptyState
        level={1}
        title={t('closed.title')}
        action={
          <ButtonLink href={projectHref(project)}>{t('closed.action', { project: project.name })}</ButtonLink>
        }
      >
        {t('closed.words')}
      </EmptyState>
    </div>
  )
}
