import type { deleteMe } from '@kindling/api-client/contract/account'
import { and, eq, exists, gt, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import {
  bankAccounts,
  bonusEntries,
  emailCodes,
  idempotencyKeys,
  ledgerAccounts,
  mailQueue,
  milestones,
  notifications,
  passkeys,
  paymentMethods,
  pledgeNotes,
  pledges,
  projectActivity,
  projectInvites,
  projectMembers,
  projectSubscriptions,
  projects,
  referrals,
  type StoredImage,
  secondFactors,
  securityEvents,
  sessions,
  shippingAddresses,
  socialAccounts,
  users,
  withdrawals,
} from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson, type User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { sessionAgeMs } from '../kernel/sessions.ts'
import { balancesOf } from '../wallet/ledger.ts'
import { knowsPassword } from './credentials.ts'
import { forgetIdentity } from './identity.ts'
import { leaveProjects } from './leave-projects.ts'
import { forgetPictures } from './picture-files.ts'

/**
 * Cancels pledges that were not charged, in the transaction that locks their rows, and returns the payments to void at
 * the processor after it commits. Passed in, because pledges import accounts and not the other way round.
 */
export type Withdraw = (
  tx: Transaction,
  platform: Pick<Platform, 'now' | 'businessNow'>,
  held: readonly (typeof pledges.$inferSelect)[],
) => Promise<string[]>

/** How long after a social log-in an account without a password can be deleted. */
const freshMs = 10 * 60_000

/** Confirms who is asking: by their password, or by a recent log-in at their provider. */
async function refuseStranger(platform: Platform, user: User, password: string, sessionHash: string | null) {
  if (user.passwordHash) {
    if (password === '') refuse('PASSWORD_MISSING', 'password')
    if (!(await knowsPassword(platform, user, password))) refuse('INVALID_VALUE', 'password')
    return
  }
  if ((await sessionAgeMs(platform, sessionHash)) > freshMs) refuse('PASSWORD_MISSING', 'password')
}

/** Whether a campaign of theirs holds, or may still collect, money for something not yet delivered, or was paid some. */
async function holdsMoney(tx: Transaction, userId: string): Promise<boolean> {
  const due = or(isNull(projects.result), eq(projects.result, 'successful'))
  const unreached = exists(
    tx
      .select({ id: milestones.id })
      .from(milestones)
      .where(and(eq(milestones.projectId, projects.id), isNull(milestones.completedAt))),
  )
  const [released] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .innerJoin(projects, eq(projects.id, ledgerAccounts.projectId))
    .where(
      and(
        eq(projects.creatorId, userId),
        inArray(ledgerAccounts.name, ['creator', 'payout']),
        gt(ledgerAccounts.balance, 0),
      ),
    )
    .limit(1)
  if (released) return true
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

/** Locks their projects and those they pledged to before any pledge: every caller uses the same order. */
async function holdProjects(tx: Transaction, userId: string): Promise<void> {
  const pledged = tx.select({ id: pledges.projectId }).from(pledges).where(eq(pledges.userId, userId))
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(or(eq(projects.creatorId, userId), inArray(projects.id, pledged)))
    .orderBy(projects.id)
    .for('update')
}

/**
 * Locks the active pledges. Rejects with INVALID_STATE if the person's money, or their backers' money, is held here.
 */
async function pledgesOfWhoMayGo(tx: Transaction, userId: string) {
  await holdProjects(tx, userId)
  const held = await tx
    .select()
    .from(pledges)
    .where(and(eq(pledges.userId, userId), ne(pledges.status, 'FAILED')))
    .for('update')
  if (held.some(({ status }) => status === 'PROCESSING')) refuse('INVALID_STATE')
  if (await holdsMoney(tx, userId)) refuse('INVALID_STATE')
  const inWallet = Object.values(await balancesOf(tx, userId))
  // What the bank returns has to have an owner as well.
  const [paidOut] = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.status, 'PENDING')))
    .limit(1)
  if (paidOut || inWallet.some((amount) => amount > 0)) refuse('INVALID_STATE', undefined, { held: 'wallet' })
  return held
}

/** Deletes cards, except those an active pledge will still be charged to; these lose the name. */
async function forgetCards(tx: Transaction, userId: string): Promise<void> {
  const mine = eq(paymentMethods.userId, userId)
  const waiting = tx
    .select({ id: pledges.id })
    .from(pledges)
    .where(and(eq(pledges.paymentMethodId, paymentMethods.id), eq(pledges.status, 'CHECKED_OUT')))
  await tx.delete(paymentMethods).where(and(mine, notExists(waiting)))
  await tx.update(paymentMethods).set({ name: '', billingAddress: null }).where(mine)
}

/** Deletes invitations to them and by them, and their e-mail from the lists of changes. */
async function forgetInvites(tx: Transaction, { id, emailKey }: User): Promise<void> {
  const invited = or(eq(projectInvites.emailKey, emailKey), eq(projectInvites.acceptedBy, id))
  const where = tx.select({ id: projectInvites.projectId }).from(projectInvites).where(invited)
  await tx
    .update(projectActivity)
    .set({ entry: sql`jsonb_set(${projectActivity.entry}, '{params,email}', '""')` })
    .where(
      and(
        inArray(projectActivity.projectId, where),
        sql`lower(${projectActivity.entry}->'params'->>'email') = ${emailKey}`,
      ),
    )
  await tx.delete(projectInvites).where(or(invited, eq(projectInvites.invitedBy, id)))
  await tx
    .delete(mailQueue)
    .where(and(eq(mailQueue.kind, 'invite'), sql`lower(${mailQueue.email}) = ${emailKey}`))
}

/** Deletes what they sent for bonuses; gives the pictures of it. */
async function forgetEntries(tx: Transaction, userId: string): Promise<StoredImage[]> {
  const gone = await tx
    .delete(bonusEntries)
    .where(eq(bonusEntries.userId, userId))
    .returning({ image: bonusEntries.image })
  return gone.flatMap(({ image }) => image ?? [])
}

/** Deletes rows that no accounting needs. */
async function forget(tx: Transaction, userId: string): Promise<void> {
  for (const table of [
    sessions,
    secondFactors,
    passkeys,
    emailCodes,
    mailQueue,
    shippingAddresses,
    bankAccounts,
    notifications,
    idempotencyKeys,
    socialAccounts,
    projectMembers,
    projectSubscriptions,
  ])
    await tx.delete(table).where(eq(table.userId, userId))
  // Referral counts stay; they name nobody.
  await tx.update(referrals).set({ userId: null }).where(eq(referrals.userId, userId))
  const unpaid = inArray(pledges.status, ['SHOPPING'])
  await tx.delete(pledges).where(and(eq(pledges.userId, userId), unpaid))
  // A failed pledge ships nothing, so its address goes, and what the team noted for packing it.
  const failed = and(eq(pledges.userId, userId), eq(pledges.status, 'FAILED'))
  await tx.update(pledges).set({ shippingAddress: null }).where(failed)
  const ofFailed = tx.select({ id: pledges.id }).from(pledges).where(failed)
  await tx.delete(pledgeNotes).where(inArray(pledgeNotes.pledgeId, ofFailed))
}

/**
 * Deletes the person and keeps their books: charged pledges continue and their parcels arrive, comments stay without a
 * name, and the e-mail may sign up again, as a stranger (reliability, accounts 21).
 *
 * Rejects with INVALID_STATE while a campaign of theirs holds backers' money, or a payment of theirs is in progress;
 * with `held: 'wallet'` while their wallet is not empty, because nobody would own its content.
 */
export const deleteMeWith =
  (withdraw: Withdraw): Handler<typeof deleteMe> =>
  async ({ platform, user, body, sessionHash, endSession }) => {
    await refuseStranger(platform, user, body.password, sessionHash)
    const { db, log, payments: processor, now } = platform
    // Checked before the transaction too: an account that may not be deleted keeps its identity check.
    await db.transaction(async (tx) => {
      await lockPerson(tx, user.id)
      await pledgesOfWhoMayGo(tx, user.id)
    })
    await forgetIdentity(platform, user.id)
    const { images, givenUp } = await db.transaction(async (tx) => {
      const person = await lockPerson(tx, user.id)
      const held = await pledgesOfWhoMayGo(tx, user.id)
      const payments = await withdraw(tx, platform, held)
      await forgetCards(tx, user.id)
      const ofDrafts = await leaveProjects(tx, user.id)
      const ofEntries = await forgetEntries(tx, user.id)
      await forgetInvites(tx, person)
      await forget(tx, user.id)
      await tx.update(users).set(nobody(user.id, now())).where(eq(users.id, user.id))
      // Only now do the foreign keys allow the deletion.
      await tx.delete(securityEvents).where(eq(securityEvents.userId, user.id))
      return {
        images: [...(person.image ? [person.image] : []), ...ofDrafts, ...ofEntries],
        givenUp: payments,
      }
    })
    await endSession()
    // Neither may fail the call: the person is already deleted. A charge that was never captured expires by itself.
    await Promise.all([...givenUp.map((id) => processor.void(id)), forgetPictures(platform, images)]).catch(
      (error: unknown) => log.warn({ err: error }, 'something of a deleted account was left behind'),
    )
    return {}
  }

/** The row of a deleted account: it exists only because books refer to it. */
const nobody = (id: string, deletedAt: Date) => ({
  email: '',
  // Without an address nobody can sign up as this account or log in to it.
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
  language: null,
  defaultShippingAddress: null,
  deletedAt,
})
