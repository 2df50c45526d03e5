/*
 * Texts that outlive a reload, a log-out and a log-in: kept on the device for one person, and shown to nobody else.
 * Only for what a person means to publish; never for secrets.
 */

interface Kept {
  readonly text: string
  /** Unix milliseconds. */
  readonly at: number
}

const prefix = 'kindling:text:'
/** After this nobody remembers what they meant. */
const maxAgeMs = 30 * 86_400_000

const keyOf = (person: string, name: string) => `${prefix}${person}:${name}`

/** The text that a person left here; empty if there is none. */
export function readLastingDraft(person: string, name: string): string {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(keyOf(person, name)) ?? 'null')
    return kept && Date.now() - kept.at < maxAgeMs ? String(kept.text) : ''
  } catch {
    return ''
  }
}

/** Keeps a text; an empty one is forgotten. A browser without storage keeps it on the page alone. */
export function keepLastingDraft(person: string, name: string, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(person, name))
    else localStorage.setItem(keyOf(person, name), JSON.stringify({ text, at: Date.now() } satisfies Kept))
  } catch {}
}
