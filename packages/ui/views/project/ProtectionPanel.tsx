import shieldCheck from 'lucide-react/icons/shield-check'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './panel.css.ts'

export interface ProtectionPanelProps {
  /** "60% held for backers". */
  readonly title: string
  /** How many milestones release it. */
  readonly milestones: number
}

/** States that money is held, and what backers can do with that. */
export function ProtectionPanel({ title, milestones }: ProtectionPanelProps) {
  const { t } = useTranslation('project')
  return (
    <div className={styles.part}>
      <span className={styles.shield}>
        <Icon icon={shieldCheck} size={20} />
      </span>
      <div>
        <p className={styles.held}>{title}</p>
        {milestones > 0 && (
          <p className={styles.small}>
            {t('protection.words', { count: milestones })} <Link href="#release">{t('protection.how')}</Link>
          </p>
        )}
      </div>
    </div>
  )
}
