import { recordReferral } from '@kindling/api-client/contract/referrals'
import type { Client } from '@kindling/api-client/transport'
import { isReferralLink, searchedFor } from '@kindling/validation/rules/referral'

/** The last referral of a visit, kept for the tab's session. */
const place = 'kindling:referral'

function record(client: Client, type: 'SEARCH' | 'INTERNAL', value: string): void {
  const body = { internal_referral_type: type, internal_referral_value: value }
  // Nothing waits for it, and a failure is not shown.
  client(recordReferral, { body }).catch((error: unknown) => console.warn('Referral not recorded:', error))
}

/**
 * Records the `ref` of an address (spec 1 §2). The last one of a visit counts, so a different one is recorded again,
 * the same one is not. A ref that is not ours is not sent.
 */
export function recordArrival(client: Client, params: URLSearchParams): void {
  const link = params.get('ref')
  if (link === null || !isReferralLink(link) || sessionStorage.getItem(place) === link) return
  sessionStorage.setItem(place, link)
  record(client, 'INTERNAL', link)
}

/** The last referral link of this visit; null if there was none. */
export const referralOfVisit = (): string | null => sessionStorage.getItem(place)

let last: string | null = null

/** Records a search (spec 1 §7). The dropdown and its page send the same text: it counts once. */
export function recordSearch(client: Client, written: string): void {
  const text = searchedFor(written)
  if (text === null || text === last) return
  last = text
  record(client, 'SEARCH', text)
}
