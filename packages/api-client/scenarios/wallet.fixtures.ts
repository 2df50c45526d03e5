import type { UserProfile } from '../model/account.ts'
import { toRfc2822 } from '../model/instant.ts'
import type { Wallet, WalletTransaction } from '../model/wallet.ts'
import { nowSeconds } from './clock.ts'
import { backer } from './users.fixtures.ts'

const at = (daysAgo: number) => toRfc2822((nowSeconds - daysAgo * 86_400) * 1000)

/** A backer whose identity is verified, and who holds tokens. */
export const holder: UserProfile = { ...backer, kyc_status: 'KYC_COMPLETE' }

/** US dollars for one PLG. */
export const plgToUsd = '0.1012'
export const rateDate = toRfc2822((nowSeconds - 22 * 60) * 1000)

const line = (
  id: number,
  label: WalletTransaction['label'],
  amount: number,
  balance: number,
  daysAgo: number,
  more: Partial<WalletTransaction> = {},
): WalletTransaction => ({
  id: String(id),
  date: at(daysAgo),
  label,
  amount,
  balance,
  kind: 'BONUS',
  detail: '',
  plg_to_usd: null,
  ...more,
})

/** The newest first. */
export const transactions: readonly WalletTransaction[] = [
  line(8, 'USD', 1_012, 1_012, 3, { kind: 'CONVERSION', plg_to_usd: plgToUsd }),
  line(7, 'PLG', -10_000, 177_000, 3, { kind: 'CONVERSION', plg_to_usd: plgToUsd }),
  line(6, 'PLG', 22_666, 187_000, 6, { kind: 'REFERRAL', detail: 'Moth lamp', plg_to_usd: '0.1009' }),
  line(5, 'CS', 4_050, 56_050, 12),
  line(4, 'PLG', 15_000, 164_334, 21, { detail: 'Nib No. 3' }),
  line(3, 'PLG', 6_167, 149_334, 37, { detail: 'Fernhill, a kettle and stove that pack into each other' }),
  line(2, 'CS', 52_000, 52_000, 64, { kind: 'OPENING' }),
  line(1, 'PLG', 143_167, 143_167, 64, { kind: 'OPENING' }),
]

const account = (
  label: Wallet['accounts'][number]['label'],
  amount: number,
  max: number | null,
): Wallet['accounts'][number] => ({
  label,
  max,
  balance: { amount, currencyCode: label },
  rejection: null,
})

export const fullWallet: Wallet = {
  accounts: [account('PLG', 177_000, 500_000), account('CS', 56_050, 550_000), account('USD', 1_012, null)],
  hasValidKYC: true,
  userIsModerator: false,
  faqs: [
    {
      question: 'What can I do with PLG?',
      answer: 'Hold up to 5,000 PLG, or convert them to US dollars in your wallet.',
    },
    {
      question: 'Why can US persons not acquire CS?',
      answer: 'CS is tied to what the platform earns, and is not registered for sale in the United States.',
    },
  ],
}
