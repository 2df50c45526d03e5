import { startIdentityCheck } from '@kindling/api-client/contract/identity'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import type { Decision } from '../providers/stand-in-identity.ts'
import type { Browser } from './browser.ts'
import type { TestPlatform } from './platform.ts'
import { confirmed } from './second-factor.ts'
import { newcomer } from './sign-in.ts'

export interface BackFromIdentity {
  readonly browser: Browser
  /** What the way back carries. */
  readonly code: string
  /** The provider's name for the check. */
  readonly id: string
}

/** Somebody whose documents the stand-in has looked at, on their way back. */
export async function backFromIdentity(
  made: TestPlatform,
  decision: Decision = 'approve',
  known?: Browser,
): Promise<BackFromIdentity> {
  const browser = known ?? (await confirmed(made))
  const { kyc_url } = await browser.client(startIdentityCheck, {
    body: { firstName: 'Mara', lastName: 'Lindqvist' },
  })
  const id = new URL(kyc_url).pathname.split('/').at(-1) ?? ''
  const back = await made.identityChecks?.decide(id, decision)
  if (!back) throw new Error('The stand-in does not play the provider here')
  return { browser, code: new URL(back).searchParams.get('code') ?? '', id }
}

/** Somebody who signed up at a provider: without a password here. */
export async function passwordless(made: TestPlatform): Promise<Browser> {
  const browser = await newcomer(made)
  const { user } = await browser.client(getMe, {})
  await made.platform.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
  return browser
}
