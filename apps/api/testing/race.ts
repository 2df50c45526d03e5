import { checkout, setItemQuantity } from '@kindling/api-client/contract/pledges'
import { type Client, createClient } from '@kindling/api-client/transport'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { paymentMethods, rewards, sessions, users } from '../database/schema.ts'
import { digest, newId } from '../kernel/ids.ts'
import type { MadeProject } from './platform.ts'

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * People who are logged in and have a card, stored without a password's cost; gives their cookies.
 *
 * @param cards what their cards do, one after the other.
 */
export async function storeBuyers(
  db: Database,
  count: number,
  now: Date,
  cards: readonly string[] = ['succeeded'],
): Promise<string[]> {
  const buyers = Array.from({ length: count }, () => ({ id: newId('usr'), token: newId('token') }))
  await db.insert(users).values(
    buyers.map(({ id }) => ({
      id,
      email: `${id}@example.com`,
      emailKey: `${id}@example.com`.toLowerCase(),
      name: 'Mara',
      joinedAt: now,
    })),
  )
  await db.insert(sessions).values(
    buyers.map(({ id, token }) => ({
      tokenHash: digest(token),
      userId: id,
      createdAt: now,
      lastSeenAt: now,
    })),
  )
  await db.insert(paymentMethods).values(
    buyers.map(({ id }, index) => ({
      id: newId('pm'),
      userId: id,
      processorToken: `${cards[index % cards.length]}:${id}`,
      brand: 'visa',
      last4: '4242',
      expiration: '12/30',
      name: 'Mara Lindqvist',
      isDefault: true,
      createdAt: now,
    })),
  )
  return buyers.map(({ token }) => `kindling_session=${token}`)
}

/** Where the platform is reached. */
export interface RaceDoor {
  readonly baseUrl: string
  readonly fetch: Fetch
}

export interface RaceResult {
  readonly sold: number
  /** How often each rejection was given. */
  readonly rejections: Readonly<Record<string, number>>
  readonly statuses: Readonly<Record<string, number>>
  /** Pieces the reward says are taken. */
  readonly taken: number
  readonly ms: number
}

const tally = (values: readonly (string | number)[]) =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length]))

/**
 * The clients of people, by their cookies.
 *
 * @param doors where the platform is reached; people take turns between them.
 * @param statuses of all their answers; each is added as it comes.
 */
export const clientsOf = (
  doors: readonly RaceDoor[],
  cookies: readonly string[],
  statuses: number[],
): Client[] =>
  cookies.map((cookie, index) => {
    const door = doors[index % doors.length]
    if (!door) throw new Error('A race needs a door')
    return createClient({
      baseUrl: door.baseUrl,
      headers: { cookie },
      // What is measured is who gets what, not how long a crowd waits.
      timeoutFor: () => 120_000,
      fetch: async (input, init) => {
        const response = await door.fetch(input, init)
        statuses.push(response.status)
        return response
      },
    })
  })

/** Buyers fill their carts, then all confirm at once. */
export async function race(
  db: Database,
  doors: readonly RaceDoor[],
  project: MadeProject,
  cookies: readonly string[],
): Promise<RaceResult> {
  const statuses: number[] = []
  const clients = clientsOf(doors, cookies, statuses)
  const params = { id: project.id, variantId: project.variantId }
  const totals = await Promise.all(
    clients.map(async (client) => {
      const { pledge } = await client(setItemQuantity, { params, body: { quantity: 1 } })
      return pledge.total_usd
    }),
  )
  statuses.length = 0
  const from = performance.now()
  const results = await Promise.allSettled(
    clients.map((client, index) =>
      client(checkout, {
        params: { id: project.id },
        body: { total_usd: totals[index] ?? 0 },
        idempotencyKey: newId('key'),
      }),
    ),
  )
  const ms = performance.now() - from
  const [row] = await db
    .select({ taken: rewards.taken })
    .from(rewards)
    .where(eq(rewards.id, project.rewardId))
  return {
    sold: results.filter(({ status }) => status === 'fulfilled').length,
    rejections: tally(
      results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.code)] : [])),
    ),
    statuses: tally(statuses),
    taken: row?.taken ?? -1,
    ms,
  }
}
