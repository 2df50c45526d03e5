import type { Handlers } from '../kernel/call.ts'
import { bankAccountHandlers } from './bank-account.ts'
import { rateHandlers } from './rate.ts'
import { walletCallHandlers } from './wallet-calls.ts'
import { withdrawalHandlers } from './withdrawals.ts'

/** The calls around the wallet. */
export const walletHandlers = {
  ...rateHandlers,
  ...walletCallHandlers,
  ...bankAccountHandlers,
  ...withdrawalHandlers,
} satisfies Partial<Handlers>
