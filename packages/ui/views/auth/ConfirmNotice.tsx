import mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { x } from '../../primitives/Icon/glyphs.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { band, line, words } from './confirm-notice.css.ts'
import { ResendLink, type ResendLinkProps } from './ResendLink.tsx'

export interface ConfirmNoticeProps extends Pick<ResendLinkProps, 'email' | 'onResend' | 'cooldownMs'> {
  /** Hides it for the rest of this visit. */
  readonly onLater: () => void
}

/** A quiet band over the pages of a person whose e-mail is not confirmed. It blocks nothing and takes no focus. */
export function ConfirmNotice({ onLater, ...resend }: ConfirmNoticeProps) {
  const { t } = useTranslation('shell')
  return (
    <aside className={band} aria-label={t('unconfirmed.label')}>
      <div className={line}>
        <Icon icon={mail} />
        <p className={words}>{t('unconfirmed.words', { email: resend.email })}</p>
        <ResendLink {...resend} size="small" variant="line" />
        <IconButton label={t('unconfirmed.later')} icon={x} size="small" onClick={onLater} />
      </div>
    </aside>
  )
}
