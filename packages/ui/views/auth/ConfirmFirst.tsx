import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { ResendLink, type ResendLinkProps } from './ResendLink.tsx'

export interface ConfirmFirstProps extends Pick<ResendLinkProps, 'email' | 'onResend' | 'cooldownMs'> {
  readonly onClose: () => void
}

/** The action needs a confirmed e-mail (403, spec 1 §7): says where the link is and offers another. */
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
