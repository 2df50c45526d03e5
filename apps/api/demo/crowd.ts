import { countryName } from '@kindling/validation/rules/countries'
import { regions, scripts } from './content/crowd-names.ts'
import { people } from './content/people.ts'
import type { DemoPerson, KycStatus } from './content/person-type.ts'
import { countries } from './content/places.ts'
import type { DemoAddress } from './content/types.ts'
import type { Random } from './random.ts'

/** How many backers there are besides the written people: a campaign of 390 backers needs 390 persons. */
export const crowdSize = 540

const oldestAccountDays = 1_100
const youngestAccountDays = 12

/** Letters that do not decompose into a plain letter and its mark. */
const plain: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', ı: 'i', ð: 'd', þ: 'th' }

export const ascii = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[øæßłıðþ]/g, (letter) => plain[letter] ?? '')
    .replace(/[^a-z]/g, '')

/** Each country that the many backers come from, with its share and its names. */
const regionOf = regions.flatMap(({ countries: shares, first, last }) =>
  Object.entries(shares).map(([country, share]) => ({ country, share, first, last })),
)

/** An address in a country; the house number is drawn. */
export function drawAddress(random: Random, country: string, name: string): DemoAddress {
  const known = countries[country]
  if (!known) throw new Error(`No places known in ${country}`)
  const [city, state, postalCode] = random.pick(known.places)
  const line1 = random.pick(known.streets).replace('#', String(random.int(2, 148)))
  return { name, line1, line2: '', city, state, postalCode, countryCode: country, phoneNumber: '' }
}

export interface Resident {
  person: DemoPerson
  address: DemoAddress
}

function resident(random: Random, name: string, spelled: string, country: string): Resident {
  const address = drawAddress(random, country, name)
  const whole = `${address.city}, ${countryName(country, 'en')}`
  const kycStatus: KycStatus = random.next() < 0.08 ? 'KYC_COMPLETE' : 'KYC_NOT_DONE'
  const person: DemoPerson = {
    name,
    email: `${spelled}@example.com`,
    location: [...whole].length > 32 ? address.city : whole,
    country,
    bio: '',
    publicPledges: random.next() < 0.7,
    // More old accounts than new ones: the oldest campaigns had backers too.
    joinedDaysAgo: youngestAccountDays + Math.sqrt(random.next()) * (oldestAccountDays - youngestAccountDays),
    kycStatus,
    emailConfirmed: true,
  }
  return { person, address }
}

/** Draws the backers who have no text of their own. Names and e-mails are not used twice. */
export function drawCrowd(random: Random): Resident[] {
  const taken = new Set<string>(Object.values(people).map(({ email }) => email))
  const crowd = scripts.map(({ name, spelled, country }) => resident(random, name, spelled, country))
  for (const { person } of crowd) taken.add(person.email)
  while (crowd.length < crowdSize) {
    const { country, first, last } = random.weighted(regionOf, ({ share }) => share)
    const [given, family] = [random.pick(first), random.pick(last)]
    const spelled = `${ascii(given)}.${ascii(family)}`
    if (taken.has(`${spelled}@example.com`)) continue
    taken.add(`${spelled}@example.com`)
    crowd.push(resident(random, `${given} ${family}`, spelled, country))
  }
  return crowd
}
