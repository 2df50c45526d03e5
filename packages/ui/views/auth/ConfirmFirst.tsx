import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { ResendLink, type ResendLinkProps } from './ResendLink.tsx'

export interface ConfirmFirstProps extends Pick<ResendLinkProps, 'email' | 'onResend' | 'cooldownMs'> {
  readonly onClose: () => void
}

/** What was asked for takes a confirmed e-mail (403, spec 1 §7): where the link is, and a way to another. */
export function ConfirmFirst({ onClose, ...resend }: ConfirmFirstProps) {
  const { t } = useTranslation('shell')
  return (
    <Dialog
      open
      title={t('unconfirmed.first.title')}
      description={t('unconfirmed.first.words', { email: resend.email })}
      closeLabel={t('unconfirmed.close')}
      onClose={onClose}
    >
      <ResendLink {...resend} size="large" width="full" />
    </Dialog>
  )
}
