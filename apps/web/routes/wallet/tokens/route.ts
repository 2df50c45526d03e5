import type { Route, RouteOnServer } from '../../../app/route.ts'
import { transactionsQuery, walletQuery } from '../../../data/wallet.ts'
import { readWalletAddress, tokenOf, walletTabs } from '../../../data/wallet-address.ts'

export const route = {
  paths: ['/wallet/:tab?'],
  access: 'session',
  page: () => import('./Page.tsx'),
  messages: ['wallet', 'errors'],
  only: { tab: walletTabs },
  scrollGroup: 'wallet',
} satisfies Route

export const server = {
  spec: '1 §2',
  referrer: 'origin',
  index: 'no',
  budget: { kB: 27 },
  loader: ({ params, search }) => {
    const { tab, page } = readWalletAddress(params.tab, search)
    const lines = tab && tab !== 'conversion' ? [transactionsQuery(tokenOf(tab), page)] : []
    return [walletQuery(), ...lines]
  },
} satisfies RouteOnServer
