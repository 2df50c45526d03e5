import check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './checkout.css.ts'

export interface StepPanelProps {
  readonly number: number
  readonly state: 'done' | 'current' | 'next'
  readonly title: string
  /** Summary of the finished step. */
  readonly summary: string | null
  /** Names what is edited: "Edit: Where should it go?" */
  readonly editLabel: string
  readonly onEdit: () => void
  readonly children: ReactNode
}

/** One step of the accordion. */
export function StepPanel({ number, state, title, summary, editLabel, onEdit, children }: StepPanelProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  // The pressed button is gone; without this, focus would fall back to the top of the page.
  useEffect(() => {
    if (state === 'current' && before.current !== 'current') heading.current?.focus()
    before.current = state
  }, [state])
  return (
    <section className={styles.panel} data-state={state}>
      <div className={styles.panelHead}>
        <Heading ref={heading} tabIndex={-1} level={2} size="t21" tone={state === 'next' ? 'muted' : 'text'}>
          <span className={styles.panelTitle}>
            <span className={styles.disc}>
              {state === 'done' ? <Icon icon={check} size={14} stroke={2.5} /> : number}
            </span>
            {title}
          </span>
        </Heading>
        {state === 'done' && (
          <Button variant="quiet" size="small" aria-label={editLabel} onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </div>
      {state === 'done' && summary && <p className={styles.panelSummary}>{summary}</p>}
      {state === 'current' && <div className={styles.panelBody}>{children}</div>}
    </section>
  )
}
