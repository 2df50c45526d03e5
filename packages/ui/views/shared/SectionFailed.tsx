import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'

export interface SectionFailedProps extends Pick<ErrorStateProps, 'title' | 'level'> {
  /** Why, or what is safe meanwhile. */
  readonly children: ReactNode
  readonly onRetry: () => void
}

/** In place of a part of a page that could not be read; the rest of the page stands. */
export function SectionFailed({ children, onRetry, ...rest }: SectionFailedProps) {
  const { t } = useTranslation()
  return (
    <ErrorState
      {...rest}
      size="section"
      action={
        <Button variant="line" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </ErrorState>
  )
}
