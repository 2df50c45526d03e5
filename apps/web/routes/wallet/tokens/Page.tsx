import { WalletView } from '@kindling/ui/views/wallet/WalletView'
import { WALLET } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { ownLink } from '../../../data/own-link.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'
import {
  transactionsQuery,
  useConversion,
  useExchangeRate,
  useWithdrawal,
  walletQuery,
} from '../../../data/wallet.ts'
import { readWalletAddress, tokenOf, walletHref } from '../../../data/wallet-address.ts'

export default function Wallet() {
  const { t } = useTranslation('wallet')
  const { user } = useSession()
  const origin = usePageOrigin()
  const [search] = useSearchParams()
  const { tab, page } = readWalletAddress(useParams().tab, search)
  const wallet = useQuery(user ? walletQuery() : null)
  const history = useQuery(user && tab && tab !== 'conversion' ? transactionsQuery(tokenOf(tab), page) : null)
  const { rate, refresh } = useExchangeRate(user !== null && (tab === 'plg' || tab === 'conversion'))
  const convert = useConversion()
  const withdraw = useWithdrawal()
  if (!tab) return <Navigate to="/wallet" replace />
  return (
    <>
      <Meta title={`${t(`tabs.${tab}`)} · ${t('title')}`} path={walletHref({ tab, page })} />
      <WalletView
        tab={tab}
        wallet={wallet}
        history={history}
        page={page}
        pageSize={WALLET.historySize}
        rate={rate}
        onRefreshRate={refresh}
        hrefOf={walletHref}
        ownLink={ownLink(`${origin}/`, user)}
        onConvert={convert}
        onWithdraw={withdraw}
      />
    </>
  )
}
