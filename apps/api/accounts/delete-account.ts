import type { deleteMe } from '@kindling/api-client/contract/account'
import { and, eq, exists, gt, gte, inArray, isNull, ne, notExists, or } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import {
  emailCodes,
  idempotencyKeys,
  mailQueue,
  milestones,
  notifications,
  passkeys,
  paymentMethods,
  pledges,
  projectMembers,
  projects,
  referrals,
  secondFactors,
  securityEvents,
  sessions,
  shippingAddresses,
  socialAccounts,
  users,
} from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson, type User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { sessionAgeMs } from '../kernel/sessions.ts'
import { balancesOf } from '../wallet/ledger.ts'
import { knowsPassword } from './credentials.ts'
import { forgetIdentity } from './identity.ts'

/**
 * Takes back pledges that were not charged, in the transaction that holds their rows, and gives the payments to give up
 * at the processor once it has gone through. Handed in: pledges know accounts, not the other way round.
 */
export type Withdraw = (
  tx: Transaction,
  platform: Pick<Platform, 'now'>,
  held: readonly (typeof pledges.$inferSelect)[],
) => Promise<string[]>

/** How long a log-in at a provider stands in for the password of who has none. */
const freshMs = 10 * 60_000

/** Whether the person who asks is the person: by their password, or by having just come from their provider. */
async function refuseStranger(platform: Platform, user: User, password: string, sessionHash: string | null) {
  if (user.passwordHash) {
    if (password === '') refuse('PASSWORD_MISSING', 'password')
    if (!(await knowsPassword(platform, user, password))) refuse('INVALID_VALUE', 'password')
    return
  }
  if ((await sessionAgeMs(platform, sessionHash)) > freshMs) refuse('PASSWORD_MISSING', 'password')
}

/** Whether a campaign of theirs has, or may still take, money for what it has not delivered. */
async function holdsMoney(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const due = or(
    isNull(projects.endTime),
    gt(projects.endTime, now),
    gte(projects.totalPledged, projects.fundingGoal),
  )
  const unreached = exists(
    tx
      .select({ id: milestones.id })
      .from(milestones)
      .where(and(eq(milestones.projectId, projects.id), isNull(milestones.completedAt))),
  )
  const [project] = await tx
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(pledges, eq(pledges.projectId, projects.id))
    .where(
      and(
        eq(projects.creatorId, userId),
        or(
          eq(pledges.status, 'PROCESSING'),
          and(eq(pledges.status, 'CHECKED_OUT'), due),
          and(eq(pledges.status, 'COMPLETED'), or(eq(projects.delivered, false), unreached)),
        ),
      ),
    )
    .limit(1)
  return project !== undefined
}

/** Holds their projects and those they pledged to, before any pledge: in one order for everybody. */
async function holdProjects(tx: Transaction, userId: string): Promise<void> {
  const pledged = tx.select({ id: pledges.projectId }).from(pledges).where(eq(pledges.userId, userId))
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(or(eq(projects.creatorId, userId), inArray(projects.id, pledged)))
    .orderBy(projects.id)
    .for('update')
}

/** The pledges that stand, locked. Rejects with INVALID_STATE whose money, or whose backers' money, lies here. */
async function pledgesOfWhoMayGo(tx: Transaction, userId: string, now: Date) {
  await holdProjects(tx, userId)
  const held = await tx
    .select()
    .from(pledges)
    .where(and(eq(pledges.userId, userId), ne(pledges.status, 'FAILED')))
    .for('update')
  if (held.some(({ status }) => status === 'PROCESSING')) refuse('INVALID_STATE')
  if (await holdsMoney(tx, userId, now)) refuse('INVALID_STATE')
  const inWallet = Object.values(await balancesOf(tx, userId))
  if (inWallet.some((amount) => amount > 0)) refuse('INVALID_STATE', undefined, { held: 'wallet' })
  return held
}

/** Cards go, save for those that a pledge which stands is still to be charged to: of them no name is kept. */
async function forgetCards(tx: Transaction, userId: string): Promise<void> {
  const mine = eq(paymentMethods.userId, userId)
  const waiting = tx
    .select({ id: pledges.id })
    .from(pledges)
    .where(and(eq(pledges.paymentMethodId, paymentMethods.id), eq(pledges.status, 'CHECKED_OUT')))
  await tx.delete(paymentMethods).where(and(mine, notExists(waiting)))
  await tx.update(paymentMethods).set({ name: '', billingAddress: null }).where(mine)
}

/** Drafts go. What was published stays to be read, but takes no pledges of anybody any more. */
async function leaveProjects(tx: Transaction, userId: string): Promise<void> {
  const mine = eq(projects.creatorId, userId)
  await tx.delete(projects).where(and(mine, inArray(projects.status, ['INITIAL', 'DRAFT'])))
  await tx.update(projects).set({ contactEmail: '' }).where(mine)
  await tx
    .update(projects)
    .set({ status: 'SUSPENDED' })
    .where(and(mine, eq(projects.status, 'ACTIVE')))
}

/** Rows that are nobody's books. */
async function forget(tx: Transaction, userId: string): Promise<void> {
  for (const table of [
    sessions,
    secondFactors,
    passkeys,
    emailCodes,
    mailQueue,
    shippingAddresses,
    notifications,
    idempotencyKeys,
    socialAccounts,
    projectMembers,
  ])
    await tx.delete(table).where(eq(table.userId, userId))
  // Where a visit came from is counted on, and was nobody's.
  await tx.update(referrals).set({ userId: null }).where(eq(referrals.userId, userId))
  const unpaid = inArray(pledges.status, ['SHOPPING'])
  await tx.delete(pledges).where(and(eq(pledges.userId, userId), unpaid))
  // What did not come to be has nobody to send it to.
  await tx
    .update(pledges)
    .set({ shippingAddress: null })
    .where(and(eq(pledges.userId, userId), eq(pledges.status, 'FAILED')))
}

/**
 * The person goes, their books stay: pledges that were charged go on and their parcels arrive, comments stand without
 * a name, and the e-mail may sign up anew, as a stranger (reliability, accounts 21).
 *
 * Rejects with INVALID_STATE while a campaign of theirs holds backers' money, or a payment of theirs is under way;
 * with `held: 'wallet'` while something lies in theirs, which would be nobody's.
 */
export const deleteMeWith =
  (withdraw: Withdraw): Handler<typeof deleteMe> =>
  async ({ platform, user, body, sessionHash, endSession }) => {
    await refuseStranger(platform, user, body.password, sessionHash)
    const { db, files, log, payments: processor, now } = platform
    // Asked before as well: who may not go keeps the identity that was checked.
    await db.transaction(async (tx) => {
      await lockPerson(tx, user.id)
      await pledgesOfWhoMayGo(tx, user.id, now())
    })
    await forgetIdentity(platform, user.id)
    const { image, givenUp } = await db.transaction(async (tx) => {
      const person = await lockPerson(tx, user.id)
      const held = await pledgesOfWhoMayGo(tx, user.id, now())
      const payments = await withdraw(tx, platform, held)
      await forgetCards(tx, user.id)
      await leaveProjects(tx, user.id)
      await forget(tx, user.id)
      await tx.update(users).set(nobody(user.id, now())).where(eq(users.id, user.id))
      // Only now does the database let them go.
      await tx.delete(securityEvents).where(eq(securityEvents.userId, user.id))
      return { image: person.image, givenUp: payments }
    })
    await endSession()
    // Neither can fail the call any more: the person is gone. A charge that was never captured ends by itself.
    await Promise.all([
      ...givenUp.map((id) => processor.void(id)),
      ...(image ? [files.remove(image.file)] : []),
    ]).catch((error: unknown) => log.warn({ err: error }, 'something of a deleted account was left behind'))
    return {}
  }

/** What a deleted account's row says: it is only there for books to refer to. */
const nobody = (id: string, deletedAt: Date) => ({
  email: '',
  // No address: nobody can sign up as, or log in to, what is left.
  emailKey: `deleted:${id}`,
  passwordHash: null,
  name: '',
  bio: '',
  location: '',
  website: '',
  image: null,
  publicPledges: false,
  emailConfirmed: false,
  isModerator: false,
  totpEnabled: false,
  kycStatus: 'KYC_NOT_DONE' as const,
  emailSubscriptions: [],
  defaultShippingAddress: null,
  deletedAt,
})
