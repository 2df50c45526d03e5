import type { UserProfile } from '@kindling/api-client/model/account'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { useAction } from '../shared/use-action.ts'
import { useDismiss } from '../shared/use-dismiss.ts'
import * as styles from './shell.css.ts'

export interface AccountMenuProps {
  readonly user: UserProfile
  readonly onLogOut: () => Promise<unknown>
}

/** The account, behind the person's own picture: links and one thing to do. */
export function AccountMenu({ user, onLogOut }: AccountMenuProps) {
  const { t } = useTranslation('shell')
  const Anchor = useLink()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = useCallback((reason: 'escape' | 'away') => {
    setOpen(false)
    if (reason === 'escape') trigger.current?.focus()
  }, [])
  useDismiss(open, close, area)
  const leaving = useAction(onLogOut)
  const name = user.name || user.email
  const backed = user.latest_backed_projects[0]

  return (
    <div ref={area} className={styles.account}>
      <button
        ref={trigger}
        type="button"
        className={styles.accountButton}
        aria-expanded={open}
        aria-label={t('account.label', { name })}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} src={user.image?.url} />
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: links inside answer to the keyboard; their press bubbles here
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <div
          className={styles.accountPanel}
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
        >
          <p className={styles.accountName}>{name}</p>
          <Anchor className={styles.accountItem} href="/user/me">
            {t('account.profile')}
          </Anchor>
          {backed && (
            <Anchor className={styles.accountItem} href={`/project/${backed.vanity_url ?? backed.id}`}>
              {t('account.lastBacked', { project: backed.name })}
            </Anchor>
          )}
          <Anchor className={styles.accountItem} href="/wallet">
            {t('account.wallet')}
          </Anchor>
          <Anchor className={styles.accountItem} href="/settings/account">
            {t('account.settings')}
          </Anchor>
          <button
            type="button"
            className={styles.accountItem}
            aria-busy={leaving.pending || undefined}
            onClick={() => void leaving.run()}
          >
            {t('account.logOut')}
          </button>
          {leaving.failure && (
            <p role="alert" className={styles.accountRefusal}>
              {t('account.stillLoggedIn')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
