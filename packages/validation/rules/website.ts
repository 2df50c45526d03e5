import { PROFILE } from '../limits/account.ts'

/** Whether an IPv4 address is one that only a machine or a house of its own can reach, or nobody (RFC 6890). */
function isPrivate(address: string): boolean {
  const [a = 0, b = 0] = address.split('.').map(Number)
  return (
    [0, 10, 127].includes(a) ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || b === 0)) ||
    (a === 198 && (b === 18 || b === 19))
  )
}

/** Whether everybody can look there: a name of the public web, or a public address written out as one. */
function isPublicHost(hostname: string, typed: string): boolean {
  if (/^\d+(\.\d+){3}$/.test(hostname)) return typed.includes(hostname) && !isPrivate(hostname)
  return !/\.(localhost|local|internal|lan|home\.arpa)$/.test(hostname)
}

/**
 * A link to a person's site as it is stored, or null. http and https only; a missing scheme becomes https.
 * Rejects names and passwords in the link, hosts without a dot, and hosts that only a private network has.
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
  if (
    !dotted ||
    !isPublicHost(url.hostname, typed) ||
    url.username !== '' ||
    url.password !== '' ||
    url.href.length > PROFILE.websiteMax
  )
    return null
  return url.href
}
