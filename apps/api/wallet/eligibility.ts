import type { WalletAccount } from '@kindling/api-client/model/wallet'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { shippingAddresses, users } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { type Posting, post, type Token } from './ledger.ts'

/** The United States and the places that are theirs, as securities law counts them; ISO 3166-1 alpha-3. */
const unitedStates: ReadonlySet<string> = new Set(['USA', 'PRI', 'GUM', 'VIR', 'ASM', 'MNP', 'UMI'])

type RejectionAlert = WalletAccount['rejection']

/**
 * Why a person may acquire no more of each token; null: they may. Acquiring needs a verified identity; CS, besides, a
 * country that is not the United States (spec 1 §1), which is that of the default shipping address
 * (docs/decisions/0006).
 */
export async function rejectionsOf(
  db: Database | Transaction,
  userId: string,
): Promise<Readonly<Record<Token, RejectionAlert>>> {
  const [person] = await db
    .select({ kycStatus: users.kycStatus, country: shippingAddresses.countryCode })
    .from(users)
    .leftJoin(shippingAddresses, eq(shippingAddresses.id, users.defaultShippingAddress))
    .where(eq(users.id, userId))
  const identity = person?.kycStatus === 'KYC_COMPLETE' ? null : 'IDENTITY'
  const country = person?.country ?? null
  // Where somebody lives is said first: no check of an identity changes that.
  const residence = country === null ? 'NO_COUNTRY' : unitedStates.has(country) ? 'US_PERSON' : null
  return { PLG: identity, CS: residence === 'US_PERSON' ? residence : (identity ?? residence), USD: null }
}

export interface Grant {
  readonly reference: string
  readonly userId: string
  readonly token: 'PLG' | 'CS'
  /** Hundredths, above zero. */
  readonly amount: number
  readonly kind: Exclude<Posting['kind'], 'CONVERSION'>
  readonly detail?: string
  readonly at: Date
}

/**
 * Gives a person tokens that the platform issues. Everything somebody acquires comes this way.
 *
 * Rejects with NOT_YET_CONFIRM while the identity is not verified, with MISSING_PERMISSION where a US person would get
 * CS, and as `post` does.
 */
export async function grantTokens(db: Database | Transaction, grant: Grant): Promise<void> {
  const { userId, token, amount, ...posting } = grant
  const rejection = (await rejectionsOf(db, userId))[token]
  if (rejection === 'IDENTITY') refuse('NOT_YET_CONFIRM', 'identity')
  if (rejection) refuse('MISSING_PERMISSION', 'token')
  await post(db, {
    ...posting,
    movements: [
      { holder: 'issuance', token, amount: -amount },
      { holder: { userId }, token, amount },
    ],
  })
}
