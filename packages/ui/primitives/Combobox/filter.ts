import type { Option } from '../Select/Select.tsx'

/** Without case and accents, so that "cote" finds "Côte d’Ivoire". */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()

/** Options that begin with the text first, then those with a word that does, then any that contain it. */
export function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = withoutAccents(typed.trim())
  if (wanted === '') return options
  const rank = (option: Option) => {
    const label = withoutAccents(option.label)
    if (label.startsWith(wanted)) return 0
    if (label.split(/[\s(’'-]+/).some((word) => word.startsWith(wanted))) return 1
    return label.includes(wanted) ? 2 : 3
  }
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((entry) => entry.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.option)
}

/** The option that a text names: the only one it finds, or the one that is called exactly so. */
export function namedOption(found: readonly Option[], typed: string): Option | undefined {
  const wanted = withoutAccents(typed.trim())
  if (wanted === '') return undefined
  return found.length === 1 ? found[0] : found.find(({ label }) => withoutAccents(label) === wanted)
}
