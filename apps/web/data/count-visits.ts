/* Loaded after a visitor has agreed, and never before (docs/decisions/0028). */

interface Counted {
  /** Of the creator's data stream: `G-…`. */
  readonly id: string
  readonly projectId: string
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const cookieSeconds = 90 * 86_400

/** Cookies of each project are its own: two creators cannot find out that they have the same visitor. */
const cookiePrefix = (projectId: string) => `project${projectId}`

/** The path on which visits may be counted now; null: on none. */
let countedAt: string | null = null

/** Calls of Google's script, which are kept for it until it is there. */
function gtag(..._: readonly unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google's script takes no array in its place
  window.dataLayer.push(arguments)
}

function load({ id, projectId }: Counted): void {
  const flag = `ga-disable-${id}`
  if (flag in window) return
  // Google's script reads it before each event. The next page's address is there before this page is gone.
  Object.defineProperty(window, flag, { get: () => window.location.pathname !== countedAt })
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  gtag('js', new Date())
  gtag('config', id, {
    cookie_prefix: cookiePrefix(projectId),
    cookie_domain: 'none',
    cookie_expires: cookieSeconds,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  script.async = true
  document.head.append(script)
}

/** Counts the visit to the page on screen. Returns a stop: what is done afterwards or elsewhere is not counted. */
export function countVisit(counted: Counted): () => void {
  countedAt = window.location.pathname
  load(counted)
  return () => {
    countedAt = null
  }
}

/** Deletes the cookies that the counting has left. */
export function forgetVisits(projectId: string): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    // The Cookie Store API is not everywhere yet.
    if (name.startsWith(`${cookiePrefix(projectId)}_`))
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      document.cookie = `${name}=; path=/; max-age=0`
  }
}
