import type { Category } from '@kindling/api-client/model/project'
import chevronDown from 'lucide-react/icons/chevron-down'
import menu from 'lucide-react/icons/menu'
import search from 'lucide-react/icons/search'
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { classes } from '../../theme/layout.ts'
import { useDismiss } from '../shared/use-dismiss.ts'
import { Logo } from './Logo.tsx'
import * as styles from './shell.css.ts'

const ExplorePanel = lazyPart(() => import('./ExplorePanel.tsx').then((module) => module.ExplorePanel))

export interface SiteHeaderProps {
  /** Header data of the signed-in person; null for a visitor, undefined while unknown. */
  readonly account: ReactNode
  /** Categories of the explore panel; undefined while they load. */
  readonly categories: readonly Category[] | undefined
  /** Called when the explore panel is opened. */
  readonly onExplore: () => void
  /** The search bar, which has a state of its own. */
  readonly searchBar: ReactNode
  /** Where logging in leads back to. */
  readonly loginHref: string
  readonly signupHref: string
}

/** The top of every page: explore, search, and log-in or the account. */
export function SiteHeader({
  account,
  categories,
  onExplore,
  searchBar,
  loginHref,
  signupHref,
}: SiteHeaderProps) {
  const { t } = useTranslation('shell')
  const Anchor = useLink()
  const [exploring, setExploring] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = useCallback((reason: 'escape' | 'away' | 'chosen') => {
    setExploring(false)
    if (reason === 'escape') trigger.current?.focus()
  }, [])
  useDismiss(exploring, close, area)

  return (
    <header className={styles.header} data-visitor={account === null || undefined}>
      <div className={styles.bar}>
        <Logo name={t('product')} />
        <div ref={area} className={styles.explore}>
          <button
            ref={trigger}
            type="button"
            className={styles.exploreButton}
            aria-expanded={exploring}
            aria-label={t('explore.label')}
            onClick={() => {
              onExplore()
              setExploring(!exploring)
            }}
          >
            <span className={styles.onlyWide}>{t('explore.button')}</span>
            <span className={styles.onlyWide}>
              <Icon icon={chevronDown} size={16} />
            </span>
            <span className={styles.onlyPhone}>
              <Icon icon={menu} size={20} />
            </span>
          </button>
          {exploring && (
            <Suspense fallback={<Opening onMovedOn={() => close('away')} />}>
              <ExplorePanel
                categories={categories}
                onClose={() => close('escape')}
                onChosen={() => close('chosen')}
              />
            </Suspense>
          )}
        </div>
        {searchBar}
        <span className={styles.spring} />
        <Anchor href="/create" className={classes(styles.navLink, styles.onlyWide)}>
          {t('startProject')}
        </Anchor>
        <Anchor
          href="/search"
          className={classes(styles.iconLink, styles.onlyPhone)}
          aria-label={t('search.label')}
        >
          <Icon icon={search} size={20} />
        </Anchor>
        {account ?? (
          <div className={styles.visitor} data-unknown={account === undefined || undefined}>
            <Anchor href={loginHref} className={styles.navLink}>
              {t('logIn')}
            </Anchor>
            <ButtonLink href={signupHref}>{t('signUp')}</ButtonLink>
          </div>
        )}
      </div>
    </header>
  )
}
