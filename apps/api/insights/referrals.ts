import type { recordReferral } from '@kindling/api-client/contract/referrals'
import { isReferralLink, searchedFor } from '@kindling/validation/rules/referral'
import { referrals } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { countAttempt } from '../kernel/rate-limit.ts'

/** A person who searches all evening stays below this; a script does not. */
const records = { count: 300, windowMs: 60 * 60_000 }

function keptOf(type: 'SEARCH' | 'INTERNAL', written: string): string {
  if (type === 'SEARCH') return searchedFor(written) ?? refuse('INVALID_VALUE', 'internal_referral_value')
  if (!isReferralLink(written)) refuse('REGEX_FAIL', 'internal_referral_value')
  return written
}

/** Keeps where a visit came from, with who it was where they are logged in; never an address. */
const onRecordReferral: Handler<typeof recordReferral> = async ({ platform, body, user, address }) => {
  const value = keptOf(body.internal_referral_type, body.internal_referral_value)
  await countAttempt(platform, `referral:${address}`, records)
  await platform.db.transaction(async (tx) => {
    if (user) await lockPerson(tx, user.id)
    await tx.insert(referrals).values({
      id: newId('ref'),
      type: body.internal_referral_type,
      value,
      userId: user?.id ?? null,
      createdAt: platform.now(),
    })
  })
  return {}
}

export const referralHandlers = {
  recordReferral: onRecordReferral,
} satisfies Partial<Handlers>
