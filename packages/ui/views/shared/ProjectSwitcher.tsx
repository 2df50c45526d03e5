import chevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { WorkedOn } from '../../state/worked-on.ts'
import * as styles from './switcher.css.ts'
import { useDismiss } from './use-dismiss.ts'

const ProjectPanel = lazyPart(async () => (await import('./ProjectPanel.tsx')).ProjectPanel)

export interface ProjectSwitcherProps {
  readonly projectId: string
  /** As it is typed just now. */
  readonly name: string
  readonly workedOn: WorkedOn
  /** Which of the two pages of a team leads to the same page of the other project. */
  readonly from: 'dashboard' | 'manager'
}

/** The name of the project in its team's bar, and behind it the other projects that the person works on. */
export function ProjectSwitcher({ projectId, name, workedOn, from }: ProjectSwitcherProps) {
  const { t } = useTranslation('switcher')
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = useCallback((reason: 'escape' | 'away') => {
    setOpen(false)
    if (reason === 'escape') trigger.current?.focus()
  }, [])
  useDismiss(open, close, area)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees where the focus goes
    <div
      ref={area}
      className={styles.area}
      // Tabbing past its end closes it, so that it does not cover what has the focus then.
      onBlur={({ relatedTarget }) =>
        relatedTarget instanceof Node && !area.current?.contains(relatedTarget) && setOpen(false)
      }
    >
      <button
        ref={trigger}
        type="button"
        className={styles.button}
        aria-expanded={open}
        onClick={() => {
          if (!open) workedOn.onOpen()
          setOpen(!open)
        }}
      >
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <VisuallyHidden>, {t('open')}</VisuallyHidden>
        <Icon icon={chevronsUpDown} size={16} />
      </button>
      {open && (
        <Suspense fallback={<Opening onMovedOn={() => setOpen(false)} />}>
          <ProjectPanel {...{ projectId, from }} read={workedOn.read} onGone={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
