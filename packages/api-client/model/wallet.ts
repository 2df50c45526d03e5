import * as z from 'zod'
import { id, rfc2822 } from './wire.ts'

const labels = ['PLG', 'CS', 'USD'] as const

/** Hundredths of a unit, so that no fraction is lost; negative for what leaves the wallet. */
const hundredths = z.int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)

/**
 * What one kind of token, or the dollars from conversions, come to (spec 1 §3 "Wallet").
 */
export const walletAccount = z.object({
  label: z.enum(labels),
  /** Most that may be held, in hundredths; null where there is no maximum. */
  max: hundredths.nullable(),
  balance: z.object({ amount: hundredths, currencyCode: z.string() }),
  /** Why the person may not acquire it (spec 1 §1: US persons no CS); null: they may. */
  rejection: z.enum(['US_PERSON', 'NO_COUNTRY', 'IDENTITY']).nullable(),
})
export type WalletAccount = z.output<typeof walletAccount>

export const wallet = z.object({
  accounts: z.array(walletAccount),
  hasValidKYC: z.boolean(),
  userIsModerator: z.boolean(),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type Wallet = z.output<typeof wallet>

/** US dollars one PLG is worth, as a decimal text: rates are no cents (spec 1 §3 "Exchange rate"). */
export const exchangeRate = z
  .string()
  .max(40)
  .regex(/^\d+(\.\d+)?$/)

/** Events that change a wallet. A refund goes there only if the card it was paid with cannot take it. */
export const walletKinds = [
  'OPENING',
  'BONUS',
  'CONVERSION',
  'REFUND_TO_WALLET',
  'WITHDRAWAL',
  'WITHDRAWAL_RETURNED',
  'REFERRAL',
  'REFERRAL_RETURNED',
] as const

/** One line of the ledger, seen from its owner. */
export const walletTransaction = z.object({
  id,
  date: rfc2822,
  label: z.enum(labels),
  /** Hundredths; negative for what left. */
  amount: hundredths,
  /** Balance of the account after this line; hundredths. */
  balance: hundredths,
  kind: z.enum(walletKinds),
  /** Text from the cause, such as a project's name; else empty. */
  detail: z.string(),
  /** The conversion rate; null if nothing was converted. */
  plg_to_usd: exchangeRate.nullable(),
})
export type WalletTransaction = z.output<typeof walletTransaction>
