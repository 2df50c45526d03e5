import { recordVisit } from '@kindling/api-client/contract/insights'
import type { Client } from '@kindling/api-client/transport'
import { visitSource } from '@kindling/validation/rules/visit-source'
import { recordArrival, referralOfVisit } from './referrals.ts'
import { visitPlace } from './visit-kept.ts'

/** The project whose page is at a path: its number, or its own address. A preview or a checkout is no visit. */
const projectAt = (pathname: string) => {
  const [, id, tab] = /^\/project\/([^/]+)(?:\/([^/]+))?/.exec(pathname) ?? []
  return id === undefined || id === 'preview' || tab === 'checkout' ? null : decodeURIComponent(id)
}

/** A page that was left before its scripts came has counted nothing yet. */
const arrivalPlace = 'kindling:arrival'

/**
 * Counts a visit to a project once, and once more where another link led to it (decisions 2 §10: the last one counts).
 *
 * @param before path of the page before, if it was one of ours.
 */
export function recordProjectVisit(client: Client, pathname: string, before: string | null): void {
  try {
    const earlier = takeArrival()
    if (earlier && earlier.pathname !== pathname) {
      recordArrival(client, new URLSearchParams(earlier.search))
      record(client, earlier.pathname, null, earlier.referrer)
    }
    record(client, pathname, before, document.referrer)
  } catch {
    // A browser that keeps nothing, or an address that is none: the page works without.
  }
}

/** The page a visit began with, as app/boot.ts kept it, once. */
function takeArrival() {
  const kept = sessionStorage.getItem(arrivalPlace)
  if (kept === null) return null
  sessionStorage.removeItem(arrivalPlace)
  const [pathname, search, referrer] = JSON.parse(kept) as [string, string, string]
  return { pathname, search, referrer }
}

function record(client: Client, pathname: string, before: string | null, referrer: string): void {
  const id = projectAt(pathname)
  if (id === null) return
  const known = sessionStorage.getItem(visitPlace(id))
  const source = visitSource({
    ref: referralOfVisit(),
    before,
    referrer,
    host: window.location.host,
  })
  if (known !== null && (known === source || !source.startsWith('ref:'))) return
  sessionStorage.setItem(visitPlace(id), source)
  // Nothing waits for it, and a failure is not shown.
  client(recordVisit, { params: { id }, body: { source } }).catch((error: unknown) =>
    console.warn('Visit not recorded:', error),
  )
}
