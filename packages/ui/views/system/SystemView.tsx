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
  /** What the page will be: "Discussion". */
  readonly page: string
  /** The campaign it is of; home where it is of none. */
  readonly projectHref?: string | undefined
}

/** An address of the product whose page is still to come. */
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

/** The platform did not answer, and there is nothing older to show. */
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
