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
