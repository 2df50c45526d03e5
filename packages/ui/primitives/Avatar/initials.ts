const tones = ['spruce', 'sky', 'amber'] as const

/**
 * People without a name look the same to themselves and to everybody, in every language: nothing of their e-mail is
 * shown, not even its first letter.
 */
export const nameless = 'Backer'

/** First letters of the first and the last word, in capitals; a name of one word gives one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1)
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

/** The same name has the same colour everywhere. */
export function toneOf(name: string): (typeof tones)[number] {
  let sum = 0
  for (const message of name) sum = (sum * 31 + (message.codePointAt(0) ?? 0)) % 1_000_003
  return tones[sum % tones.length] ?? 'spruce'
}
