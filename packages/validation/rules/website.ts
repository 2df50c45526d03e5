import { PROFILE } from '../limits.ts'

/**
 * A link to a person's site as it is stored, or null. http and https only; a missing scheme becomes https.
 * Refuses names and passwords in the link and hosts without a dot.
 */
export function parseWebsite(text: string): string | null {
  const typed = text.trim()
  // A colon before digits is a port ("example.com:8080"), before anything else a scheme.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?![0-9])/i.test(typed)
  if (hasScheme && !/^https?:\/\//i.test(typed)) return null
  const link = hasScheme ? typed : `https://${typed.replace(/^\/\//, '')}`
  if (/[\s\\]/.test(link) || !URL.canParse(link)) return null
  const url = new URL(link)
  const dotted = /^[^.]+(\.[^.]+)+$/.test(url.hostname)
  if (!dotted || url.username !== '' || url.password !== '' || url.href.length > PROFILE.websiteMax)
    return null
  return url.href
}
