import type { Project } from '@kindling/api-client/model/project'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { focusHeading } from '../../primitives/focus-heading.ts'
import type { CodeItem } from '../form/messages.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { wrap } from '../shared/page.css.ts'
import { projectHref } from '../shared/project-facts.ts'

export interface EmptyCartViewProps {
  readonly project: Project
  /** Why the chosen reward could not be added. */
  readonly rejection: CodeItem | null
  /** The last piece was taken out here. @default false */
  readonly emptied?: boolean
}

/** Nothing is chosen, or the chosen reward is gone. */
export function EmptyCartView({ project, rejection, emptied = false }: EmptyCartViewProps) {
  const { t } = useTranslation('checkout')
  // The pressed button went with the whole order.
  useEffect(() => {
    if (emptied) focusHeading()
  }, [emptied])
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
