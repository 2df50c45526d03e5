import { describe, expect, it } from 'vitest'
import { readWalletAddress, tokenOf, walletHref, walletTabs } from './wallet-address.ts'

const read = (tab: string | undefined, search = '') => readWalletAddress(tab, new URLSearchParams(search))

describe('an address of the wallet', () => {
  it('begins with PLG, and has each tab of spec 1 §1', () => {
    expect(read(undefined)).toEqual({ tab: 'plg', page: 1 })
    for (const tab of walletTabs) expect(read(tab, 'page=3')).toEqual({ tab, page: 3 })
    expect(read('eur').tab).toBeNull()
  })
  it.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'page=99999'])(
    '?%s is the first page',
    (search) => {
      expect(read('cs', search).page).toBe(1)
    },
  )
  it('is written as it is read', () => {
    expect(walletTabs.map((tab) => walletHref({ tab, page: 1 }))).toEqual([
      '/wallet',
      '/wallet/cs',
      '/wallet/conversion',
      '/wallet/history',
    ])
    expect(walletHref({ tab: 'history', page: 2 })).toBe('/wallet/history?page=2')
  })
  it('lists the lines of its token', () => {
    expect(walletTabs.map(tokenOf)).toEqual(['PLG', 'CS', null, null])
  })
})
