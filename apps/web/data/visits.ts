import { recordVisit } from '@kindling/api-client/contract/insights'
import type { Client } from '@kindling/api-client/transport'
import { visitSource } from '@kindling/validation/rules/visit-source'
import { referralOfVisit } from './referrals.ts'
import { visitPlace } from './visit-kept.ts'

/** The project whose page is at a path: its number, or its own address. A preview or a checkout is no visit. */
const projectAt = (pathname: string) => {
  const [, id, tab] = /^\/project\/([^/]+)(?:\/([^/]+))?/.exec(pathname) ?? []
  return id === undefined || id === 'preview' || tab === 'checkout' ? null : decodeURIComponent(id)
}

/**
 * Counts a visit to a project once, and once more where another link led to it (decisions 2 §10: the last one counts).
 *
 * @param before path of the page before, if it was one of ours.
 */
export function recordProjectVisit(client: Client, pathname: string, before: string | null): void {
  const id = projectAt(pathname)
  if (id === null) return
  const known = sessionStorage.getItem(visitPlace(id))
  const source = visitSource({
    ref: referralOfVisit(),
    before,
    referrer: document.referrer,
    host: window.location.host,
  })
  if (known !== null && (known === source || !source.startsWith('ref:'))) return
  sessionStorage.setItem(visitPlace(id), source)
  // Nothing waits for it, and a failure is not shown.
  client(recordVisit, { params: { id }, body: { source } }).catch((error: unknown) =>
    console.warn('Visit not recorded:', error),
  )
}
