import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import * as styles from './visits.css.ts'

export interface VisitsNoticeProps {
  /** What the visitor has answered; `open`: nothing yet. */
  readonly answer: 'open' | 'allowed' | 'declined'
  readonly onAnswer: (answer: 'allowed' | 'declined') => void
}

/** Asks whether a project's creator may count a visit with Google Analytics; the answer can be changed here. */
export function VisitsNotice({ answer, onAnswer }: VisitsNoticeProps) {
  const { t } = useTranslation('trust')
  const notice = useRef<HTMLElement>(null)
  const give = (next: 'allowed' | 'declined') => {
    onAnswer(next)
    // The pressed button may be gone with the answer.
    notice.current?.focus()
  }
  return (
    <aside ref={notice} tabIndex={-1} aria-label={t('visits.label')} className={styles.notice}>
      <p aria-live="polite">{t(`visits.${answer}`)}</p>
      <Inline gap={8}>
        {answer === 'allowed' ? (
          <Button size="small" variant="line" onClick={() => give('declined')}>
            {t('visits.stop')}
          </Button>
        ) : (
          <Button size="small" variant="line" onClick={() => give('allowed')}>
            {t('visits.allow')}
          </Button>
        )}
        {answer === 'open' && (
          <Button size="small" variant="line" onClick={() => give('declined')}>
            {t('visits.decline')}
          </Button>
        )}
      </Inline>
    </aside>
  )
}
