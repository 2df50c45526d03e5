import wallet from 'lucide-react/icons/wallet'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import * as styles from './shell.css.ts'

/** Link to the person's wallet, in the header of a wide screen; a narrow one has it in the account menu. */
export function WalletLink() {
  const { t } = useTranslation('shell')
  const Anchor = useLink()
  return (
    <Anchor href="/wallet" className={styles.walletLink}>
      <Icon icon={wallet} size={20} />
      {t('account.wallet')}
    </Anchor>
  )
}
