import { cardBrand } from '@kindling/validation/rules/card-number'
import type { paymentMethods, shippingAddresses, users } from '../database/schema.ts'
import type { Clock } from './clock.ts'
import { backerAddresses } from './content/backer-pledges.ts'
import { demoAccounts, people } from './content/people.ts'
import type { DemoPerson } from './content/person-type.ts'
import type { DemoAddress } from './content/types.ts'
import { drawAddress, drawCrowd, type Resident } from './crowd.ts'
import type { Backer } from './pledging.ts'
import type { Random } from './random.ts'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']
export type UserRow = Row<typeof users>
export type AddressRow = Row<typeof shippingAddresses>
export type CardRow = Row<typeof paymentMethods>

/** The demo backer's cards; the last shows what a rejected one does. Numbers of the payment stand-in. */
const demoCards = [
  { number: '4242424242424242', behaviour: 'succeeded' },
  { number: '5555555555554444', behaviour: 'succeeded' },
  { number: '4000000000000002', behaviour: 'declined' },
] as const

const failingNumber = '4000000000000341'

const crowdCards = ['4242424242424242', '5555555555554444', '4012888888881881', '5105105105105100'] as const

export interface Population {
  users: UserRow[]
  addresses: AddressRow[]
  cards: CardRow[]
  backers: Backer[]
  /** By user id: where parcels go, and which card pays. */
  addressOf: Map<string, AddressRow>
  cardOf: Map<string, CardRow>
  /** Of the demo backer: set up without a question, and declined when it is charged. */
  failingCard?: CardRow
  /** Ids of written people, by key. */
  idOf: Map<string, string>
}

/** Who drew an account, and what all accounts share. */
export interface Registry {
  readonly all: Population
  readonly clock: Clock
  readonly random: Random
  readonly passwordHash: string
}

/** Adds people to a population, with their addresses and a card each. */
function registerWith({ all, clock, random, passwordHash }: Registry) {
  const addCard = (
    userId: string,
    number: string,
    behaviour: string,
    name: string,
    joined: Date,
    place: number,
  ) => {
    const expires = clock.monthsAfter(clock.now, random.int(7, 44))
    const month = String(expires.getUTCMonth() + 1).padStart(2, '0')
    const card: CardRow = {
      id: random.id('pm'),
      userId,
      processorToken: `${behaviour}:${random.id('demo')}`,
      brand: cardBrand(number),
      last4: number.slice(-4),
      expiration: `${month}/${String(expires.getUTCFullYear()).slice(-2)}`,
      name,
      isDefault: !all.cardOf.has(userId),
      userSaved: true,
      createdAt: clock.after(joined, place / 1440),
    }
    all.cards.push(card)
    if (!all.cardOf.has(userId)) all.cardOf.set(userId, card)
  }

  return (person: DemoPerson, addresses: readonly DemoAddress[], key: string | null): Backer => {
    const id = random.id('usr')
    const joined = clock.daysAgo(person.joinedDaysAgo)
    const rows = addresses.map(
      (address, index): AddressRow => ({
        id: random.id('adr'),
        userId: id,
        ...address,
        createdAt: clock.after(joined, index + 1 / 1440),
      }),
    )
    const [home] = rows
    all.users.push({
      id,
      email: person.email,
      emailKey: person.email.toLowerCase(),
      passwordHash,
      name: person.name,
      bio: person.bio,
      location: person.location,
      website: person.website ?? '',
      publicPledges: person.publicPledges,
      emailConfirmed: person.emailConfirmed,
      kycStatus: person.kycStatus,
      emailSubscriptions: ['PROJECT_UPDATES', 'MILESTONE_REMINDERS'],
      defaultShippingAddress: home?.id ?? null,
      joinedAt: joined,
    })
    all.addresses.push(...rows)
    if (home) all.addressOf.set(id, home)
    if (key) all.idOf.set(key, id)
    const backer = { id, key, country: person.country, joinedDaysAgo: person.joinedDaysAgo }
    const cards =
      key === demoAccounts.backer ? demoCards : [{ number: random.pick(crowdCards), behaviour: 'succeeded' }]
    // The account with an unconfirmed e-mail starts empty, so that a tester can do every step.
    if (key === demoAccounts.unconfirmed) return backer
    for (const [place, { number, behaviour }] of cards.entries())
      addCard(id, number, behaviour, person.name || 'Card holder', joined, place)
    return backer
  }
}

/** Beside the demo backer's other cards, and drawn from nothing: the world stays the same with it. */
function addFailingCard(all: Population): void {
  const usual = all.cardOf.get(all.idOf.get(demoAccounts.backer) ?? '')
  if (!usual) throw new Error('The demo backer has no card')
  all.failingCard = {
    ...usual,
    id: 'pm_demo_failing',
    processorToken: 'declined_later:demo_failing',
    brand: cardBrand(failingNumber),
    last4: failingNumber.slice(-4),
    isDefault: false,
  }
  all.cards.push(all.failingCard)
}

/** All accounts but those of a large campaign, with an address and a card each. They share one password hash. */
export function drawPopulation(clock: Clock, random: Random, passwordHash: string): Population {
  const all: Population = {
    users: [],
    addresses: [],
    cards: [],
    backers: [],
    addressOf: new Map(),
    cardOf: new Map(),
    idOf: new Map(),
  }
  const register = registerWith({ all, clock, random, passwordHash })
  const add = (person: DemoPerson, addresses: readonly DemoAddress[], key: string | null) =>
    void all.backers.push(register(person, addresses, key))
  for (const [key, person] of Object.entries<DemoPerson>(people)) {
    const label = person.name.slice(0, 40) || 'Card holder'
    if (key === demoAccounts.backer) add(person, backerAddresses, key)
    else if (key === demoAccounts.unconfirmed) add(person, [], key)
    else add(person, [drawAddress(random, person.country, label)], key)
  }
  for (const { person, address } of drawCrowd(random)) add(person, [address], null)
  addFailingCard(all)
  return all
}

/**
 * Accounts of people who back one campaign only. They are no candidates for the other projects, which stay as they are
 * whatever is drawn here.
 */
export function registerCrowd(registry: Registry, crowd: readonly Resident[]): Backer[] {
  const register = registerWith(registry)
  return crowd.map(({ person, address }) => register(person, [address], null))
}
