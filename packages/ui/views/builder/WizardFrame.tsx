import x from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import * as styles from './wizard.css.ts'

interface WizardFrameProps {
  /** The site's name, linked to home. */
  readonly logo: ReactNode
  readonly children: ReactNode
  /** The way back and on. */
  readonly footer: ReactNode
}

/** A page for one task: the mark, the task, and a bar with the way on. */
export function WizardFrame({ logo, children, footer }: WizardFrameProps) {
  const { t } = useTranslation('builder')
  const Anchor = useLink()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.headerRow}>
          {logo}
          <span className={styles.note}>{t('nothingPublic')}</span>
          <Anchor href="/" aria-label={t('close')} className={styles.close}>
            <Icon icon={x} size={20} />
          </Anchor>
        </div>
      </header>
      <div className={styles.column}>{children}</div>
      <div className={styles.footer}>
        <div className={styles.footerRow}>{footer}</div>
      </div>
    </div>
  )
}
