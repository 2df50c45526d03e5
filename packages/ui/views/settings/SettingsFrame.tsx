import badgeCheck from 'lucide-react/icons/badge-check'
import bell from 'lucide-react/icons/bell'
import creditCard from 'lucide-react/icons/credit-card'
import mapPin from 'lucide-react/icons/map-pin'
import userRound from 'lucide-react/icons/user-round'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import * as styles from './settings.css.ts'

const icons = {
  account: userRound,
  verification: badgeCheck,
  notifications: bell,
  payment: creditCard,
  shipping: mapPin,
} as const
export type SettingsTab = keyof typeof icons
const tabs = Object.keys(icons) as SettingsTab[]

export interface SettingsFrameProps {
  readonly current: SettingsTab
  readonly hrefOf: (tab: SettingsTab) => string
  readonly children: ReactNode
}

/** The settings page around one of its five tabs, each with an address (spec 1 §2). */
export function SettingsFrame({ current, hrefOf, children }: SettingsFrameProps) {
  const { t } = useTranslation('settings')
  const Anchor = useLink()
  const row = useRef<HTMLDivElement>(null)
  // If the row of tabs scrolls, centre the open tab. The page itself does not scroll.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]')
    if (!row.current || !tab) return
    const of = tab.getBoundingClientRect()
    const within = row.current.getBoundingClientRect()
    row.current.scrollLeft += of.left + of.width / 2 - (within.left + within.width / 2)
  }, [])
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('title')}</Heading>
      <div className={styles.columns}>
        <nav aria-label={t('title')}>
          <div ref={row} className={styles.tabs}>
            {tabs.map((tab) => (
              <Anchor
                key={tab}
                href={hrefOf(tab)}
                className={styles.tab}
                aria-current={tab === current ? 'page' : undefined}
              >
                <Icon icon={icons[tab]} size={18} />
                {t(`tabs.${tab}`)}
              </Anchor>
            ))}
          </div>
        </nav>
        <div>{children}</div>
      </div>
    </div>
  )
}
