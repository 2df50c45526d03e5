import type { Project } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { CodeItem } from '../form/messages.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { wrap } from '../shared/page.css.ts'
import { projectHref } from '../shared/project-facts.ts'

export interface EmptyCartViewProps {
  readonly project: Project
  /** Why the chosen reward could not be added. */
  readonly rejection: CodeItem | null
}

/** Nothing is chosen, or the chosen reward is gone. */
export function EmptyCartView({ project, rejection }: EmptyCartViewProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className={wrap}>
      {rejection && (
        <RejectionAlert
          failure={{ items: [rejection], retryAfter: null }}
          layout={{ marginBlockStart: 24 }}
        />
      )}
      <EmptyState
        level={1}
        picture="fuse"
        title={t('empty.title')}
        action={<ButtonLink href={`${projectHref(project)}#rewards`}>{t('empty.action')}</ButtonLink>}
      >
        {t('empty.words', { project: project.name })}
      </EmptyState>
    </div>
  )
}
