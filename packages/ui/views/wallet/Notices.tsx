import type { WalletAccount } from '@kindling/api-client/model/wallet'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './wallet.css.ts'

const words = {
  IDENTITY: { name: 'identity', href: '/settings/verification', tone: 'info' },
  US_PERSON: { name: 'us', href: '/settings/shipping', tone: 'warning' },
  NO_COUNTRY: { name: 'country', href: '/settings/shipping', tone: 'info' },
} as const

/** Why the person may not acquire or convert a token, and what to do about it (spec 1 §1). */
export function RejectionNotice({ rejection }: { readonly rejection: WalletAccount['rejection'] }) {
  const { t } = useTranslation('wallet')
  if (!rejection) return null
  const { name, href, tone } = words[rejection]
  return (
    <Alert tone={tone} title={t(`notice.${name}Title`)}>
      {t(`notice.${name}`)}
      <div className={styles.noticeLink}>
        <Link href={href} weight="semibold">
          {t(`notice.${name}Link`)}
        </Link>
      </div>
    </Alert>
  )
}
