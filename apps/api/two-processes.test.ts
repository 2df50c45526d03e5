import { createClient } from '@kindling/api-client/transport'
import { desc, eq, getTableName, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  emailCodes,
  idempotencyKeys,
  identityChecks,
  mailQueue,
  notifications,
  passkeyChallenges,
  paymentMethods,
  payments,
  pledges,
  projectMembers,
  projects,
  referrals,
  rewards,
  secondFactors,
  sessions,
  shippingAddresses,
  standInCharges,
  standInIdentityChecks,
  users,
} from './database/schema.ts'
import { newId } from './kernel/ids.ts'
import { standInPayments } from './providers/stand-in-payments.ts'
import { cardBody, confirm, fill, goodAddress } from './testing/people.ts'
import { makeProject } from './testing/platform.ts'
import { storeBuyers } from './testing/race.ts'
import { patienceMs, twoProcesses } from './testing/two-processes.ts'

/* One person, two processes: what they do in one moment leaves their data as if it had been done in some order. */

const servers = twoProcesses('moments')
const { send } = servers

const now = () => new Date()
const here = () => ({ platform: { db: servers.connection.db, businessNow: now } })

const clientOf = (cookie: string) =>
  createClient({ baseUrl: servers.baseUrl(0), headers: { cookie }, timeoutFor: () => patienceMs })

it('M18: the bank accepts one answer to its question; the other call gets the same result', async () => {
  const bank = standInPayments(servers.connection.db, now)
  const keys = Array.from({ length: 60 }, () => newId('pay'))
  for (const idempotencyKey of keys) {
    await bank.charge({ idempotencyKey, token: 'needs_confirmation:x', amount: 9_500, capture: false })
    const [yes, no] = await Promise.all([
      bank.confirm(idempotencyKey, true),
      bank.confirm(idempotencyKey, false),
    ])
    expect([yes, no]).toEqual([yes, yes])
    expect(await bank.read(idempotencyKey)).toEqual(yes)
  }
})

it(
  'M18: "yes" and "no" to the bank at once leave its books and the pledge equal, and the figures with them',
  async () => {
    const { db } = servers.connection
    const project = await makeProject(here())
    const cookies = await storeBuyers(db, 120, now())
    await db.update(paymentMethods).set({
      processorToken: sql`replace(${paymentMethods.processorToken}, 'succeeded', 'needs_confirmation')`,
    })
    const asked = await Promise.all(
      cookies.map(async (cookie) => {
        const client = clientOf(cookie)
        const { id, status } = await confirm(client, project, await fill(client, project))
        expect(status).toBe('PROCESSING')
        return { id, cookie }
      }),
    )
    // Pair after pair: in a crowd the two would wait for connections, and hardly ever meet.
    for (const { id, cookie } of asked) {
      const path = `projects/${project.id}/pledges/me/${id}/confirm-payment/`
      const answers = await Promise.all([
        send(0, cookie, path, 'POST', { approved: true }),
        send(1, cookie, path, 'POST', { approved: false }),
      ])
      for (const { status, text } of answers) expect([200, 400], text).toContain(status)
    }
    const rows = await db
      .select({ pledge: pledges.status, payment: payments.status, charge: standInCharges.status })
      .from(pledges)
      .innerJoin(payments, eq(payments.pledgeId, pledges.id))
      .innerJoin(standInCharges, eq(standInCharges.idempotencyKey, payments.id))
      .where(eq(pledges.projectId, Number(project.id)))
    const outcomes = rows.map(({ pledge, payment, charge }) => `${pledge} ${payment} ${charge}`)
    const [yes, no] = ['CHECKED_OUT CHECKED_OUT succeeded', 'SHOPPING FAILED declined'].map((which) =>
      outcomes.filter((each) => each === which),
    )
    expect(outcomes.filter((each) => each !== yes?.[0] && each !== no?.[0])).toEqual([])
    expect(outcomes).toHaveLength(cookies.length)
    const sold = yes?.length ?? 0
    const [funds] = await db
      .select()
      .from(projects)
      .where(eq(projects.id, Number(project.id)))
    const [reward] = await db.select().from(rewards).where(eq(rewards.id, project.rewardId))
    expect([funds?.totalPledged, funds?.backersCount, reward?.taken]).toEqual([sold * 9_500, sold, sold])
  },
  patienceMs,
)

/** What is somebody's, and goes with them. */
const tables = [
  sessions,
  shippingAddresses,
  paymentMethods,
  secondFactors,
  identityChecks,
  passkeyChallenges,
  emailCodes,
  mailQueue,
  notifications,
  idempotencyKeys,
  referrals,
  projectMembers,
] as const

it(
  'accounts A33: an account that is deleted while it writes, on another process, keeps nothing of its person',
  async () => {
    const { db } = servers.connection
    const project = await makeProject(here())
    const cookies = await storeBuyers(db, 40, now())
    const ids = (await db.select().from(users).orderBy(desc(users.joinedAt)).limit(40)).map(({ id }) => id)
    await db.update(users).set({ emailConfirmed: true }).where(inArray(users.id, ids))
    const variant = `projects/${project.id}/pledges/me/item/${project.variantId}/`
    const writes: readonly (readonly [string, string, object])[] = [
      ['PATCH', 'users/me/', { name: 'Mara Lindqvist', bio: 'Kettles', website: 'example.com' }],
      ['POST', 'users/me/shipping-addresses/', { ...goodAddress, name: 'Mara Lindqvist' }],
      ['POST', 'users/me/payment-methods/', cardBody()],
      ['POST', 'users/me/kyc/', { firstName: 'Mara', lastName: 'Lindqvist' }],
      ['PATCH', variant, { quantity: 1 }],
      ['POST', 'users/me/convert/', { email: 'new@example.com', password: 'a long enough passphrase' }],
      ['POST', 'referrals/', { internal_referral_type: 'SEARCH', internal_referral_value: 'kettle' }],
    ]
    const statuses = await Promise.all(
      cookies.map(async (cookie) => {
        const all = await Promise.all([
          ...writes.slice(0, 3).map(([method, path, body]) => send(1, cookie, path, method, body)),
          send(0, cookie, 'users/me/', 'DELETE', { password: '' }),
          ...writes.map(([method, path, body]) => send(1, cookie, path, method, body)),
        ])
        expect(all.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
        return all[3]?.status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    const people = await db.select().from(users).where(inArray(users.id, ids))
    for (const { id, joinedAt, deletedAt, ...rest } of people) {
      expect([deletedAt === null, joinedAt === null]).toEqual([false, false])
      expect(rest).toEqual({
        email: '',
        emailKey: `deleted:${id}`,
        passwordHash: null,
        name: '',
        bio: '',
        location: '',
        website: '',
        image: null,
        publicPledges: false,
        emailConfirmed: false,
        totpEnabled: false,
        kycStatus: 'KYC_NOT_DONE',
        language: null,
        emailSubscriptions: [],
        defaultShippingAddress: null,
        blocked: false,
        isModerator: false,
        // Made from the id, and of nobody now.
        referralCode: expect.stringMatching(/^by\.[0-9a-f]{12}$/),
      })
    }
    for (const table of tables)
      expect(await db.select().from(table).where(inArray(table.userId, ids)), getTableName(table)).toEqual([])
    expect(await db.select().from(pledges).where(inArray(pledges.userId, ids))).toEqual([])
    const named = await db.select().from(standInIdentityChecks)
    expect(named.filter(({ firstName, lastName }) => `${firstName}${lastName}` !== '')).toEqual([])
  },
  patienceMs,
)

it(
  'a cart that is changed during its checkout is bought, or is a cart of its own: never an error of ours',
  async () => {
    const project = await makeProject(here())
    const cookies = await storeBuyers(servers.connection.db, 40, now())
    const item = `projects/${project.id}/pledges/me/item/${project.variantId}/`
    for (const cookie of cookies) {
      const total = await fill(clientOf(cookie), project)
      const answers = await Promise.all([
        send(0, cookie, `projects/${project.id}/pledges/me/checkout/`, 'POST', { total_usd: total }),
        send(1, cookie, item, 'PATCH', { quantity: 1 }),
        send(1, cookie, item, 'PATCH', { quantity: 1 }),
      ])
      expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual([200, 200, 200])
    }
  },
  patienceMs,
)
