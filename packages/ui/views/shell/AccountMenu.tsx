import type { UserProfile } from '@kindling/api-client/model/account'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { ownName } from '../shared/own-name.ts'
import { useTokenFormat } from '../shared/token-format.ts'
import { useAction } from '../shared/use-action.ts'
import { useDismiss } from '../shared/use-dismiss.ts'
import * as styles from './shell.css.ts'

export interface AccountMenuProps {
  readonly user: UserProfile
  /** PLG in the wallet, in hundredths; undefined while unknown. */
  readonly balance: number | undefined
  /** Called when the menu is opened. */
  readonly onOpen: () => void
  readonly onLogOut: () => Promise<unknown>
}

/** The account menu, behind the person's picture: links, their first project, and a link to start another. */
export function AccountMenu({ user, balance, onOpen, onLogOut }: AccountMenuProps) {
  const { t } = useTranslation('shell')
  const Anchor = useLink()
  const { tokens } = useTokenFormat()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = useCallback((reason: 'escape' | 'away') => {
    setOpen(false)
    if (reason === 'escape') trigger.current?.focus()
  }, [])
  useDismiss(open, close, area)
  const leaving = useAction(onLogOut)
  const name = ownName(user)
  const created = user.latest_created_projects[0]

  return (
    <div ref={area} className={styles.account}>
      <button
        ref={trigger}
        type="button"
        className={styles.accountButton}
        aria-expanded={open}
        aria-label={t('account.label', { name })}
        onClick={() => {
          if (!open) onOpen()
          setOpen(!open)
        }}
      >
        <Avatar name={user.name} src={user.image?.url} />
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
          <Anchor className={styles.accountItem} href="/pledges">
            {t('account.pledges')}
          </Anchor>
          <Anchor className={styles.accountItem} href="/wallet">
            {t('account.wallet')}
            {balance !== undefined && (
              <span className={styles.accountAmount}>{t('account.plg', { amount: tokens(balance) })}</span>
            )}
          </Anchor>
          <Anchor className={styles.accountItem} href="/settings/account">
            {t('account.settings')}
          </Anchor>
          {user.is_moderator && (
            <Anchor className={styles.accountItem} href="/moderation">
              {t('account.moderation')}
            </Anchor>
          )}
          <div className={styles.accountGroup}>
            {created && (
              <Anchor className={styles.accountItem} href={`/dashboard/${created.id}`}>
                <span className={styles.accountProject}>{created.name}</span>
              </Anchor>
            )}
            <Anchor className={styles.accountItem} href="/create">
              {t('startProject')}
            </Anchor>
          </div>
          <button
            type="button"
            className={styles.accountItem}
            aria-busy={leaving.pending || undefined}
            onClick={() => void leaving.run()}
          >
            {t('account.logOut')}
          </button>
          {leaving.failure && (
            <p role="alert" className={styles.accountRejection}>
              {t('account.stillLoggedIn')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
