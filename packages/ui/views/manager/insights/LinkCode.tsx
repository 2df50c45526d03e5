import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { QrCode } from '../../shared/QrCode.tsx'
import * as styles from './insights.css.ts'

interface LinkCodeProps {
  readonly name: string
  readonly address: string
  readonly onClose: () => void
}

/** A referral link as a code, for posters and packages. */
export function LinkCode({ name, address, onClose }: LinkCodeProps) {
  const { t } = useTranslation('insights')
  const { t: common } = useTranslation()
  return (
    <Dialog open onClose={onClose} title={name} description={t('links.scan')} closeLabel={common('close')}>
      <div className={styles.code}>
        <QrCode text={address} label={t('links.code', { name })} />
      </div>
    </Dialog>
  )
}
