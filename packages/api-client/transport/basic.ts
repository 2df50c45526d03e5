/**
 * The value of an Authorization header for Basic credentials in UTF-8 (RFC 7617). Plain `btoa` throws on a
 * password outside Latin-1.
 */
export function basicCredentials(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `Basic ${btoa(binary)}`
}
