import { withoutAccents } from '../../../primitives/Combobox/filter.ts'
import type { Option } from '../../../primitives/Select/Select.tsx'
import { frenchNames } from './french-names.ts'
import { places } from './places.gen.ts'

/** How many places are offered. */
const OFFERED = 8

/** How people write countries that no list names so. */
const ALSO: Readonly<Record<string, string>> = { GB: 'UK', US: 'USA' }

/** Without accents and hyphens, so that "saint etienne" finds "Saint-Étienne". */
const plain = (text: string) => withoutAccents(text).replaceAll('-', ' ')

interface Place extends Option {
  /** Each name that the city may be typed by. */
  readonly cities: readonly string[]
  /** What may be typed after the city: the country in English and in the reader's language, and a state. */
  readonly rest: string
}

/**
 * Finds places by the begin of their name, the largest first, whatever the accents; what follows a comma narrows by
 * country or state. A place reads in `language`, its value in English: lists filter by what is stored.
 */
export function placeSearch(language: string): (typed: string) => readonly Option[] {
  const known = readPlaces(language)
  return (typed) => {
    const [city = '', ...after] = plain(typed)
      .split(',')
      .map((part) => part.trim())
    if (city === '') return []
    const narrowed = after.filter((part) => part !== '')
    const fits = (place: Place) => narrowed.every((part) => place.rest.includes(`|${part}`))
    const begin = known.filter((place) => place.cities.some((name) => name.startsWith(city)) && fits(place))
    if (begin.length >= OFFERED) return begin.slice(0, OFFERED)
    const within = known.filter(
      (place) =>
        !begin.includes(place) && place.cities.some((name) => name.includes(` ${city}`)) && fits(place),
    )
    return [...begin, ...within].slice(0, OFFERED)
  }
}

/** The names in `language` of cities that it calls otherwise, by their line in the list. */
function namesIn(language: string): ReadonlyMap<string, string> {
  if (!language.startsWith('fr')) return new Map()
  return new Map(
    frenchNames
      .trim()
      .split('\n')
      .map((line) => line.split(' = ') as [string, string]),
  )
}

function readPlaces(language: string): readonly Place[] {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const own = new Intl.DisplayNames(language, { type: 'region' })
  const names = namesIn(language)
  const countries = new Map<string, { readonly english: string; readonly own: string }>()
  const countryOf = (code: string) => {
    const found = countries.get(code) ?? { english: english.of(code) ?? code, own: own.of(code) ?? code }
    countries.set(code, found)
    return found
  }
  return places
    .trim()
    .split('\n')
    .map((line) => {
      const space = line.indexOf(' ')
      const state = line.slice(2, space)
      const code = line.slice(0, 2)
      const country = countryOf(code)
      const name = line.slice(space + 1)
      const ownName = names.get(line) ?? name
      const withState = (city: string) => (state ? `${city}, ${state}` : city)
      return {
        value: `${withState(name)}, ${country.english}`,
        label: `${withState(ownName)}, ${country.own}`,
        cities: ownName === name ? [plain(name)] : [plain(ownName), plain(name)],
        rest: plain(`|${state}|${code}|${ALSO[code] ?? ''}|${country.english}|${country.own}`),
      }
    })
}
