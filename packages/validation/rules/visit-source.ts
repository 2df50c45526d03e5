import { isReferralLink } from './referral.ts'

/** Places of the site from which people come to a project. */
const ownPlaces = ['home', 'list', 'search', 'person', 'project'] as const
export type OwnPlace = (typeof ownPlaces)[number]

/**
 * Where a visit to a project came from, as one text (decisions 2 §4, §10):
 * `ref:…` a link with `?ref=`, `kindling:…` another page of the site, `site:…` the host of another site, `none` unknown.
 */
export type VisitSource = `ref:${string}` | `kindling:${OwnPlace}` | `site:${string}` | 'none'

const host = /^(?=.{1,100}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Longest that a source may be. */
export const sourceMax = 110

/** Whether a text is a source. */
export function isVisitSource(text: string): text is VisitSource {
  if (text === 'none') return true
  const at = text.indexOf(':')
  const [kind, value] = [text.slice(0, at), text.slice(at + 1)]
  if (kind === 'ref') return isReferralLink(value)
  if (kind === 'kindling') return ownPlaces.some((place) => place === value)
  return kind === 'site' && host.test(value)
}

const placeOf = (path: string): OwnPlace => {
  if (path === '/') return 'home'
  if (path.startsWith('/search')) return 'search'
  if (path.startsWith('/user')) return 'person'
  return path.startsWith('/projects') ? 'list' : 'project'
}

/** What a browser knows of how its visitor came to a project. */
export interface Arrival {
  /** The last `ref` of this visit. */
  readonly ref: string | null
  /** Path of the page of ours before this one; null on the first page of a visit. */
  readonly before: string | null
  /** Address of the page that led here, as the browser tells; empty where it tells nothing. */
  readonly referrer: string
  /** Host of this site. */
  readonly host: string
}

/** The source of a visit: a link made for it says more than the page before, which says more than another site. */
export function visitSource({ ref, before, referrer, host: own }: Arrival): VisitSource {
  if (ref !== null && isReferralLink(ref)) return `ref:${ref}`
  if (before !== null) return `kindling:${placeOf(before)}`
  let from: URL
  try {
    from = new URL(referrer)
  } catch {
    return 'none'
  }
  if (from.host === own) return `kindling:${placeOf(from.pathname)}`
  const source = `site:${from.hostname.replace(/^www\./, '')}`
  return isVisitSource(source) ? source : 'none'
}
