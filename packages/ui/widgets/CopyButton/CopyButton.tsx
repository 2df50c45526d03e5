import check from 'lucide-react/icons/check'
import copy from 'lucide-react/icons/copy'
import { useEffect, useRef, useState } from 'react'
import { Button, type ButtonLookProps } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './CopyButton.css.ts'
import { type CopyCycle, type CopyPhase, createCopyCycle } from './copy-cycle.ts'

export interface CopyButtonProps extends PassThroughProps, Pick<ButtonLookProps, 'size'> {
  /** The copied text. */
  readonly text: string
  /** "Copy link". */
  readonly label: string
  /** "Copied", shown and announced for 2 s. */
  readonly copiedLabel: string
  /** If the browser rejects: what to do instead. */
  readonly failedLabel: string
}

/** Copies a text to the clipboard and shows "Copied" in place. At least 132 px wide, and its width never changes. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  size = 'medium',
  ...rest
}: CopyButtonProps) {
  const [phase, setPhase] = useState<CopyPhase>('idle')
  const [failed, setFailed] = useState(false)
  const cycle = useRef<CopyCycle>(null)

  useEffect(() => {
    const made = createCopyCycle(setPhase)
    cycle.current = made
    return made.stop
  }, [])

  const press = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setFailed(false)
      cycle.current?.start()
    } catch {
      setFailed(true)
    }
  }

  return (
    <span className={styles.frame} {...passThrough(rest)}>
      <Button variant="line" width="full" size={size} onClick={() => void press()}>
        <span className={styles.labels}>
          <span className={styles.own[phase]}>
            <Icon icon={copy} />
            {label}
          </span>
          <span className={styles.result[phase]} aria-hidden>
            <Icon icon={check} />
            {copiedLabel}
          </span>
        </span>
      </Button>
      <span role="status" className={classes(failed ? styles.failed : hidden)}>
        {failed ? failedLabel : phase === 'copied' ? copiedLabel : ''}
      </span>
    </span>
  )
}
