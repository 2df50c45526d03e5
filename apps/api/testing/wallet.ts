import { addShippingAddress, getMe } from '@kindling/api-client/contract/users'
import { convertTokens, getExchangeRate } from '@kindling/api-client/contract/wallet'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { grantTokens } from '../wallet/eligibility.ts'
import type { Browser } from './browser.ts'
import { goodAddress } from './people.ts'
import type { TestPlatform } from './platform.ts'
import { newcomer } from './sign-in.ts'

/** Somebody with a verified identity, an address in Canada and tokens; 1,770 PLG where nothing else is said. */
export async function holder(made: TestPlatform, amount = 177_000): Promise<Browser> {
  const { db, now } = made.platform
  const browser = await newcomer(made)
  const { user } = await browser.client(getMe, {})
  await browser.client(addShippingAddress, { body: goodAddress })
  await db.update(users).set({ kycStatus: 'KYC_COMPLETE' }).where(eq(users.id, user.id))
  const given = { userId: user.id, token: 'PLG', kind: 'OPENING', at: now() } as const
  await grantTokens(db, { ...given, amount: amount - 1_000, reference: newId('ref') })
  await grantTokens(db, {
    ...given,
    amount: 1_000,
    kind: 'BONUS',
    detail: 'A kettle',
    reference: newId('ref'),
  })
  return browser
}

/** The same, after some of them were converted: about a hundred US dollars. */
export async function dollarHolder(made: TestPlatform): Promise<Browser> {
  const browser = await holder(made)
  const { plg_to_usd } = await browser.client(getExchangeRate, {})
  await browser.client(convertTokens, { body: { amount: 100_000, plg_to_usd }, idempotencyKey: newId('key') })
  return browser
}
