import { VIDEO } from '../limits/first-view.ts'

const HOSTS = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
  'youtube-nocookie.com',
  'youtube.googleapis.com',
  'youtu.be',
])
/** Hosts of thumbnails, which people copy in place of the film. */
const PICTURES = /^(i\d?\.ytimg\.com|img\.youtube\.com|ytimg\.googleusercontent\.com)$/

/** Pages that name the film in their query, and pages that name it as the next part of their path. */
const BY_QUERY = ['', 'watch', 'watch_popup', 'ytscreeningroom']
const BY_PATH = ['watch', 'w', 'embed', 'v', 'vi', 'e', 'shorts', 'live']

export function isYoutubeId(value: string): boolean {
  return value.length === VIDEO.youtubeIdLength && /^[A-Za-z0-9_-]+$/.test(value)
}

/**
 * The 11 characters of a video from any public URL of it (watch, youtu.be, embed, v, shorts, live, attribution, a
 * thumbnail), whatever else the URL carries; null for other hosts, other lengths and other pages (spec 2 §5).
 */
export function youtubeId(text: string): string | null {
  const typed = text.trim()
  const link = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  const host = url.hostname.replace(/^www\./, '')
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const id = PICTURES.test(host)
    ? /^vi(_webp|_lc)?$/.test(first) && second
    : HOSTS.has(host) && (host === 'youtu.be' ? first || named(url) : idOnPage(url, first, second))
  // A link shortened by hand has the rest of the query behind the id: youtu.be/ID&t=3.
  const bare = id ? id.replace(/[&?].*$/, '') : ''
  return isYoutubeId(bare) ? bare : null
}

const named = ({ searchParams, hash }: URL): string | null =>
  searchParams.get('v') ?? searchParams.get('vi') ?? new URLSearchParams(hash.replace(/^#!?/, '')).get('v')

function idOnPage(url: URL, page: string, rest: string): string | null {
  const nested = page === 'attribution_link' ? url.searchParams.get('u') : null
  if (nested?.startsWith('/watch')) return youtubeId(`youtube.com${nested}`)
  if (page === 'oembed') return youtubeId(url.searchParams.get('url') ?? '')
  const asked = BY_QUERY.includes(page) || rest === 'watch' ? named(url) : null
  return asked ?? (BY_PATH.includes(page) ? rest : null)
}
