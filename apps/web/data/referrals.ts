import { recordReferral } from '@kindling/api-client/contract/referrals'
import type { Client } from '@kindling/api-client/transport'
import { isReferralLink, searchedFor } from '@kindling/validation/rules/referral'

/** Where a visit keeps what it came by last: as long as the tab's session. */
const place = 'kindling:referral'

function record(client: Client, type: 'SEARCH' | 'INTERNAL', value: string): void {
  const body = { internal_referral_type: type, internal_referral_value: value }
  // Nobody waits for it, and nobody is told.
  client(recordReferral, { body }).catch((error: unknown) => console.warn('Referral not recorded:', error))
}

/**
 * Records the `ref` of an address (spec 1 §2). The last one of a visit counts, so another than the one before is
 * recorded again, the same one is not. What is no link of ours is not worth a call.
 */
export function recordArrival(client: Client, params: URLSearchParams): void {
  const link = params.get('ref')
  if (link === null || !isReferralLink(link) || sessionStorage.getItem(place) === link) return
  sessionStorage.setItem(place, link)
  record(client, 'INTERNAL', link)
}

let last: string | null = null

/** Records what was searched for (spec 1 §7). The dropdown and the page behind it ask for the same: it counts once. */
export function recordSearch(client: Client, written: string): void {
  const text = searchedFor(written)
  if (text === null || text === last) return
  last = text
  record(client, 'SEARCH', text)
}
