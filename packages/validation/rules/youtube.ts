import { VIDEO } from '../first-limits.ts'

const HOSTS = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
])

export function isYoutubeId(value: string): boolean {
  return value.length === VIDEO.youtubeIdLength && /^[A-Za-z0-9_-]+$/.test(value)
}

/**
 * The 11 characters of a video from any public URL of it (watch, youtu.be, embed, v, shorts, live, attribution),
 * whatever else the URL carries; null for other hosts, other lengths and other pages (spec 2 §5).
 */
export function youtubeId(text: string): string | null {
  const typed = text.trim()
  const link = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  const host = url.hostname.replace(/^www\./, '')
  if (!HOSTS.has(host)) return null
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const nested = first === 'attribution_link' ? url.searchParams.get('u') : null
  if (nested?.startsWith('/watch')) return youtubeId(`youtube.com${nested}`)
  const id = host === 'youtu.be' ? first : idOnPage(first, second, url.searchParams)
  return id !== null && isYoutubeId(id) ? id : null
}

function idOnPage(page: string, rest: string, query: URLSearchParams): string | null {
  if (page === 'watch') return query.get('v') ?? rest
  return ['embed', 'v', 'e', 'shorts', 'live'].includes(page) ? rest : null
}
