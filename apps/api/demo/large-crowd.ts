import { countryName } from '@kindling/validation/rules/countries'
import { namesOf } from './content/large-crowd-names.ts'
import { places, shares } from './content/large-crowd-places.ts'
import { ascii, type Resident } from './crowd.ts'
import type { Random } from './random.ts'

/** Nobody reads post at these: `.example` is set apart for it (RFC 2606). */
const domains = ['mail.example', 'post.example', 'inbox.example', 'letterbox.example']
/** Of a hundred, how many have a name of another country: people move. */
const movedPercent = 9
const fewest = 4

/** Countries of so many people, by their shares, every one of them at least a few times. */
function countriesFor(count: number, random: Random): string[] {
  const sum = Object.values(shares).reduce((all, share) => all + share, 0)
  const quotas = Object.entries(shares).map(([country, share]) => ({
    country,
    people: Math.max(fewest, Math.floor((share * count) / sum)),
  }))
  const list = quotas.flatMap(({ country, people }) => Array<string>(people).fill(country))
  const largest = quotas[0]?.country ?? ''
  while (list.length < count) list.push(largest)
  // What the small ones got too many, the largest has too few.
  return random.shuffled(list.slice(list.length - count))
}

/** Draws as many people as the moments at which they pledged, in days before now. Most signed up to do so. */
export function drawLargeCrowd(random: Random, pledgedDaysAgo: readonly number[]): Resident[] {
  const countries = countriesFor(pledgedDaysAgo.length, random)
  const regions = [...namesOf.values()]
  const taken = new Map<string, number>()
  /** A name that nobody has yet, where a few tries find one: some people share theirs. */
  const drawName = ({ first, last }: (typeof regions)[number]) => {
    for (let tries = 1; ; tries++) {
      const [given, family] = [random.pick(first), random.pick(last)]
      const spelled = `${ascii(given)}.${ascii(family)}`
      const again = (taken.get(spelled) ?? 0) + 1
      if (again > 1 && tries < 6) continue
      taken.set(spelled, again)
      return { given, family, spelled, again }
    }
  }
  return pledgedDaysAgo.map((daysAgo, place): Resident => {
    const country = countries[place] ?? ''
    const [address, names] = [places[country], namesOf.get(country)]
    if (!address || !names) throw new Error(`No names or places in ${country}`)
    const from = random.int(1, 100) <= movedPercent ? random.pick(regions) : names
    const { given, family, spelled, again } = drawName(from)
    const [city, state, postalCode] = random.pick(address.places)
    const name = `${given} ${family}`
    const whole = `${city}, ${countryName(country, 'en')}`
    const joinedBefore = random.next() < 0.62 ? random.next() / 48 : random.next() * 480
    return {
      person: {
        name,
        email: `${spelled}${again === 1 ? '' : again}@${random.pick(domains)}`,
        location: [...whole].length > 32 ? city : whole,
        country,
        bio: '',
        publicPledges: random.next() < 0.7,
        joinedDaysAgo: daysAgo + 0.004 + joinedBefore,
        kycStatus: random.next() < 0.05 ? 'KYC_COMPLETE' : 'KYC_NOT_DONE',
        emailConfirmed: true,
      },
      address: {
        name,
        line1: random.pick(address.streets).replace('#', String(random.int(2, 248))),
        line2: random.next() < 0.14 ? `Apt ${random.int(1, 24)}` : '',
        city,
        state,
        postalCode,
        countryCode: country,
        phoneNumber: '',
      },
    }
  })
}
