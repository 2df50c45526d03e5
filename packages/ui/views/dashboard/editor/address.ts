/** The address as a person means it: a bare domain gets `https://`, a mail address `mailto:`. */
export function addressOf(typed: string): string {
  const text = typed.trim()
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.startsWith('/') || text === '') return text
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  return /^[^\s/]+\.[^\s/]+/.test(text) ? `https://${text}` : text
}
