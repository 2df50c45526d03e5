import type { Project } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { type CodeItem, useErrorWords } from '../shared/error-words.ts'
import { wrap } from '../shared/page.css.ts'
import { projectHref } from '../shared/project-facts.ts'

export interface EmptyCartViewProps {
  readonly project: Project
  /** Why what was chosen could not be put in. */
  readonly refusal: CodeItem | null
}

/** Nothing is chosen, or what was chosen is gone. */
export function EmptyCartView({ project, refusal }: EmptyCartViewProps) {
  const { t } = useTranslation('checkout')
  const words = useErrorWords()
  return (
    <div className={wrap}>
      {refusal && (
        <Alert tone="danger" arrival="announced" layout={{ marginBlockStart: 24 }}>
          {words(refusal)}
        </Alert>
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
