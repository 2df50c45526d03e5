import { createCoupon } from '@kindling/api-client/contract/coupons'
import { getMe } from '@kindling/api-client/contract/users'
import { setBankAccount } from '@kindling/api-client/contract/withdrawals'
import { type Client, createClient } from '@kindling/api-client/transport'
import { and, eq, gt, inArray } from 'drizzle-orm'
import {
  milestones,
  paymentMethods,
  pledges,
  projects,
  shippingAddresses,
  users,
} from '../database/schema.ts'
import type { Random } from '../demo/random.ts'
import { newId } from '../kernel/ids.ts'
import { topUp } from '../money/platform-account.ts'
import { type MadeAddOn, makeAddOn } from './add-ons.ts'
import { bankDocument, goodBankAccount } from './bank.ts'
import { type MadeProject, makeProject, type ProjectOptions, type TestPlatform } from './platform.ts'
import { storeBuyers } from './race.ts'
import { signIn } from './sign-in.ts'

/* The people and campaigns of the random operations on money. */

export const dayMs = 24 * 3_600_000

export interface Campaign extends MadeProject {
  readonly creator: Client
  readonly addOn: MadeAddOn
}

type PledgeRow = typeof pledges.$inferSelect

/** Who and what there is, and how to pick from it; every choice comes from the random source. */
export interface MoneyScene {
  readonly made: TestPlatform
  readonly random: Random
  readonly backers: readonly Client[]
  /** People whose links bring backers. */
  readonly finders: readonly Client[]
  /** Codes of the finders' links. */
  readonly codes: readonly string[]
  readonly moderator: Client
  readonly clientOf: (userId: string) => Client
  /** Adds a campaign, or a project that takes orders. */
  readonly begin: () => Promise<void>
  /** Somebody else, with a card. */
  readonly join: () => Promise<void>
  /** Mostly one that takes pledges. */
  readonly someCampaign: () => Promise<Campaign>
  readonly campaignOf: (projectId: number) => Campaign
  readonly somePledge: (statuses: readonly PledgeRow['status'][]) => Promise<PledgeRow | null>
}

const backersMax = 14
const findersMax = 3
const liveMin = 3

/** What their cards do; most pay. */
export const cards = [
  'succeeded',
  'succeeded',
  'declined_later',
  'needs_confirmation',
  'succeeded',
  'pending',
  'refund_fails',
  'insufficient_funds',
  'succeeded',
]

/** Where parcels go: each backer has one address in each. */
const countries = ['CAN', 'USA', 'FRA'] as const

/** The first people and campaigns. */
export async function moneyScene(made: TestPlatform, random: Random): Promise<MoneyScene> {
  const { platform, business } = made
  const { db } = platform
  const clients = new Map<string, Client>()
  /** People with cards, whose clients are found by their ids. */
  const arrive = async (count: number, theirCards?: readonly string[]): Promise<Client[]> => {
    const cookies = await storeBuyers(db, count, platform.now(), theirCards)
    const arrived: Client[] = []
    for (const cookie of cookies) {
      const client = createClient({
        baseUrl: '/',
        headers: { cookie },
        fetch: async (input, init) => made.app.request(String(input), init),
      })
      const { user } = await client(getMe, {})
      clients.set(user.id, client)
      arrived.push(client)
      const addresses = countries.map((countryCode) => ({ id: newId('adr'), countryCode }))
      const place = { userId: user.id, line1: '2240 Gottingen Street', city: 'Halifax', state: 'NS' }
      await db
        .insert(shippingAddresses)
        .values(
          addresses.map((each) => ({ ...place, ...each, postalCode: 'B3K 3B8', createdAt: platform.now() })),
        )
      await db.update(users).set({ defaultShippingAddress: addresses[0]?.id }).where(eq(users.id, user.id))
    }
    return arrived
  }
  const idsOf = async (of: readonly Client[]): Promise<string[]> => {
    const ids: string[] = []
    for (const client of of) ids.push((await client(getMe, {})).user.id)
    return ids
  }
  const backers = await arrive(backersMax, cards)
  // Some have one card with another, and are one voice with them.
  for (const [place, client] of backers.entries())
    if (place % 5 < 2)
      await db
        .update(paymentMethods)
        .set({ fingerprint: `card ${Math.floor(place / 5)}` })
        .where(inArray(paymentMethods.userId, await idsOf([client])))
  const finders = await arrive(findersMax)
  const finderIds = await idsOf(finders)
  await db.update(users).set({ kycStatus: 'KYC_COMPLETE' }).where(inArray(users.id, finderIds))
  // A card that a finder shared with a backer would rule out every bonus.
  await db.update(paymentMethods).set({ last4: '0005' }).where(inArray(paymentMethods.userId, finderIds))
  const rows = await db.select().from(users).where(inArray(users.id, finderIds)).orderBy(users.id)
  const [moderator] = await arrive(1)
  if (!moderator) throw new Error('Nobody looks after the platform')
  await db
    .update(users)
    .set({ isModerator: true })
    .where(inArray(users.id, await idsOf([moderator])))
  // Bonuses do not wait for the platform's first fees.
  await topUp(platform, { cents: 100_000, name: 'operations' })
  const campaigns: Campaign[] = []

  const found = async (options: ProjectOptions, goal: number): Promise<void> => {
    const project = await makeProject(made, options)
    const id = Number(project.id)
    await db.update(projects).set({ fundingGoal: goal }).where(eq(projects.id, id))
    if (options.fundingType && options.fundingType !== 'CROWDFUNDING')
      await db.delete(milestones).where(eq(milestones.projectId, id))
    else {
      // Half of them hold little, so that a listing fee is taken.
      const [funds, tooling] = random.next() < 0.5 ? [35, 25] : [10, 5]
      await db.update(milestones).set({ funds }).where(eq(milestones.projectId, id))
      const date = new Date(business.now().getTime() + 120 * dayMs)
      await db
        .insert(milestones)
        .values({ id: newId('mst'), projectId: id, title: 'Tooling', date, funds: tooling })
    }
    const { client: creator } = await signIn(made, project.creatorId)
    const params = { id: project.id }
    await creator(setBankAccount, { params, body: { ...goodBankAccount, file: bankDocument() } })
    await creator(createCoupon, {
      params,
      body: { code: 'EARLY', kind: 'PERCENT', value: 15, minimum_usd: 0, limit: 3, ends_at: null },
    })
    campaigns.push({ ...project, creator, addOn: await makeAddOn(made, project, { backerLimit: 400 }) })
  }
  /** Half of all projects send something; not all of them everywhere. */
  const shipping = (): ProjectOptions =>
    random.next() < 0.5
      ? {}
      : {
          needsShipping: true,
          shippingCost: {
            CAN: random.int(0, 1_500),
            USA: random.int(0, 3_000),
            ...(random.next() < 0.5 && { FRA: random.int(0, 6_000) }),
          },
        }
  const begin = () =>
    random.next() < 0.75
      ? found(
          {
            price: random.int(101, 30_000),
            endsInDays: random.int(2, 20),
            ...(random.next() < 0.5 && { backerLimit: random.int(3, 9) }),
            ...shipping(),
          },
          random.pick([0, 20_000, 60_000, 200_000]),
        )
      : found(
          {
            fundingType: random.pick(['PREORDER', 'STOREFRONT']),
            price: random.int(101, 30_000),
            ...(random.next() < 0.5 && { variantQuantity: random.int(3, 9) }),
            ...shipping(),
          },
          0,
        )

  await begin()
  await begin()
  return {
    made,
    random,
    backers,
    finders,
    codes: rows.map(({ referralCode }) => referralCode),
    moderator,
    clientOf: (userId) => {
      const client = clients.get(userId)
      if (!client) throw new Error(`Nobody has the id ${userId}`)
      return client
    },
    begin,
    join: async () => {
      backers.push(...(await arrive(1, [random.pick(cards)])))
    },
    someCampaign: async () => {
      const open = await db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.status, 'ACTIVE'), gt(projects.endTime, business.now())))
      const ids = new Set(open.map(({ id }) => String(id)))
      const live = campaigns.filter(({ id }) => ids.has(id))
      if (live.length < liveMin) await begin()
      return random.pick(random.next() < 0.05 || live.length === 0 ? campaigns : live)
    },
    campaignOf: (projectId) => {
      const campaign = campaigns.find(({ id }) => id === String(projectId))
      if (!campaign) throw new Error(`There is no campaign ${projectId}`)
      return campaign
    },
    somePledge: async (statuses) => {
      const found = await db
        .select()
        .from(pledges)
        .where(inArray(pledges.status, [...statuses]))
        .orderBy(pledges.createdAt, pledges.id)
      return found.length > 0 ? random.pick(found.slice(-40)) : null
    },
  }
}
