import bell from 'lucide-react/icons/bell'
import bellRing from 'lucide-react/icons/bell-ring'
import flag from 'lucide-react/icons/flag'
import share2 from 'lucide-react/icons/share-2'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import * as styles from './panel.css.ts'

/** Subscribe, share and report; a button without an action is hidden. */
export interface ProjectTools {
  /** Whether the person is subscribed. @default 'off' */
  readonly subscription?: 'on' | 'off'
  readonly onSubscribe?: (() => void) | undefined
  readonly onShare?: (() => void) | undefined
  readonly onReport?: (() => void) | undefined
}

/** Note below the button that moves money. */
export function PledgeTools({ subscription = 'off', onSubscribe, onShare, onReport }: ProjectTools) {
  const { t } = useTranslation('project')
  if (!onSubscribe && !onShare && !onReport) return null
  const on = subscription === 'on'
  return (
    <div className={styles.tools}>
      {onSubscribe && (
        <div className={styles.grow}>
          <Button variant="line" icon={on ? bellRing : bell} aria-pressed={on} onClick={onSubscribe}>
            {t(on ? 'action.subscribed' : 'action.subscribe')}
          </Button>
        </div>
      )}
      {onShare && <IconButton variant="line" icon={share2} label={t('action.share')} onClick={onShare} />}
      {onReport && <IconButton variant="line" icon={flag} label={t('action.report')} onClick={onReport} />}
    </div>
  )
}
