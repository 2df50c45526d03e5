import type { UserProfile } from '@kindling/api-client/model/account'

/** An address as its reader shares it: with their code, if they are logged in, so that a bonus can be theirs. */
export const ownLink = (
  address: string,
  user: Pick<UserProfile, 'referral_code'> | null | undefined,
): string => (user ? `${address}?ref=${user.referral_code}` : address)
