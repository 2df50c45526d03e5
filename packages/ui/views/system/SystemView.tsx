import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { wrap } from '../shared/page.css.ts'

const Page = ({ children }: { readonly children: ReactNode }) => <div className={wrap}>{children}</div>

/** Nothing is here, or nothing that this person may see. */
export function NotFoundView() {
  const { t } = useTranslation('system')
  return (
    <Page>
      <ErrorState title={t('notFound.title')} action={<ButtonLink href="/">{t('notFound.home')}</ButtonLink>}>
        {t('notFound.words')}
      </ErrorState>
    </Page>
  )
}

export interface PlannedViewProps {
  /** Name of the planned page: "Discussion". */
  readonly page: string
  /** Address of its campaign; home if it belongs to none. */
  readonly projectHref?: string | undefined
}

/** An address whose page is not built yet. */
export function PlannedView({ page, projectHref }: PlannedViewProps) {
  const { t } = useTranslation('system')
  return (
    <Page>
      <ErrorState
        title={t('planned.title', { page })}
        action={
          <ButtonLink href={projectHref ?? '/'}>
            {t(projectHref ? 'planned.project' : 'planned.home')}
          </ButtonLink>
        }
      >
        {t('planned.words')}
      </ErrorState>
    </Page>
  )
}

/** The platform did not answer, and nothing older can be shown. */
export function UnreachableView({ onRetry, code }: { readonly onRetry: () => void; readonly code?: string }) {
  const { t } = useTranslation('system')
  return (
    <Page>
      <ErrorState
        title={t('unreachable.title')}
        action={<Button onClick={onRetry}>{t('unreachable.retry')}</Button>}
        {...(code && { code })}
      >
        {t('unreachable.words')}
      </ErrorState>
    </Page>
  )
}
