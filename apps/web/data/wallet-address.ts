export const walletTabs = ['plg', 'cs', 'conversion', 'history'] as const
export type WalletTab = (typeof walletTabs)[number]

/** The state in a wallet's address; an unknown tab gives null, and an invalid page number gives the first. */
export function readWalletAddress(tab: string | undefined, search: URLSearchParams) {
  const known = tab === undefined ? 'plg' : walletTabs.find((each) => each === tab)
  const page = Number(/^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  return { tab: known ?? null, page }
}

export const walletHref = ({ tab, page }: { tab: WalletTab; page: number }) =>
  `/wallet${tab === 'plg' ? '' : `/${tab}`}${page > 1 ? `?page=${page}` : ''}`

/** The token whose lines a tab lists; null: all of them. */
export const tokenOf = (tab: WalletTab) => (tab === 'plg' ? 'PLG' : tab === 'cs' ? 'CS' : null)
