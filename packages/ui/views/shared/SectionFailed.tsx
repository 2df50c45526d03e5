import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'

export interface SectionFailedProps extends Pick<ErrorStateProps, 'title' | 'level'> {
  /** The reason, or what is safe meanwhile. */
  readonly children: ReactNode
  readonly onRetry: () => void
}

/** Shown in place of a section that could not be loaded; the rest of the page stays. */
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
