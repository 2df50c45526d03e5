import { REFERRAL } from '@kindling/validation/limits'
import { plgOf } from '@kindling/validation/rules/conversion'
import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { pledges, projects, referralBonuses, users } from '../database/schema.ts'
import { Failure } from '../kernel/failure.ts'
import { holdPeople } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { referralPaid } from '../notifications/money-events.ts'
import { notify } from '../notifications/notify.ts'
import { balanceOf, post } from '../wallet/ledger.ts'
import { platformCents } from './platform-account.ts'

type BonusRow = typeof referralBonuses.$inferSelect
type ProjectRow = typeof projects.$inferSelect

/**
 * Fixes what people get for pledges that came by their own links, in the transaction that takes the listing fee: 5 % of
 * each, at most its share of the fee (decisions 2 §4). Only for somebody's first pledge, and not for a link's owner who
 * is not verified, is of the team, or has a card in common with the backer.
 *
 * @param percent the listing fee.
 */
export async function grantReferralBonuses(
  tx: Transaction,
  { id: projectId, creatorId }: ProjectRow,
  {
    pledgeIds,
    percent,
    at,
  }: { readonly pledgeIds: readonly string[]; readonly percent: number; readonly at: Date },
): Promise<void> {
  const share = Math.min(REFERRAL.bonusPercent, percent)
  await tx.execute(sql`
    insert into referral_bonuses (pledge_id, user_id, base, cents, created_at, tried_at)
    select p.id, o.id, k.kept, k.kept * ${share}::int / 100, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from pledges p
    join users o on o.referral_code = substr(p.source, 5)
    join lateral (select sum(held + released)::bigint as kept from pledge_parts where pledge_id = p.id) k on true
    join ledger_transactions t on t.reference = 'pledged ' || p.id
    where p.id in (select jsonb_array_elements_text(${JSON.stringify(pledgeIds)}::jsonb))
      and p.source like 'ref:by.%'
      and k.kept * ${share}::int >= 100
      and o.id not in (p.user_id, ${creatorId})
      and o.kyc_status = 'KYC_COMPLETE' and o.deleted_at is null
      and not exists (select 1 from project_members m where m.project_id = ${projectId}::int and m.user_id = o.id)
      and not exists (
        select 1 from pledges q join ledger_transactions s on s.reference = 'pledged ' || q.id
        where q.user_id = p.user_id and q.id <> p.id and s.created_at < t.created_at
      )
      and not exists (
        select 1 from payment_methods a
        join payment_methods b on a.processor_token = b.processor_token
          or a.card_fingerprint = b.card_fingerprint
          or (a.brand, a.last4, a.expiration) = (b.brand, b.last4, b.expiration)
        where a.user_id = o.id and b.user_id = p.user_id
      )
    on conflict do nothing`)
}

/** Cents that are due of a bonus now. */
const dueOf = ({ cents, base, refunded }: BonusRow) =>
  Math.floor((cents * Math.max(0, base - refunded)) / base)

const settled = (tx: Transaction, { pledgeId }: BonusRow, change: Partial<BonusRow>) =>
  tx.update(referralBonuses).set(change).where(eq(referralBonuses.pledgeId, pledgeId))

/** Pays a bonus at a rate; what an amount is too small to buy is not owed. */
async function pay(
  platform: Platform,
  tx: Transaction,
  { bonus, project, rate }: { readonly bonus: BonusRow; readonly project: ProjectRow; readonly rate: string },
): Promise<void> {
  const { pledgeId, userId } = bonus
  const at = platform.businessNow()
  const cents = dueOf(bonus)
  const plg = plgOf(cents, rate)
  if (plg === 0) return void (await settled(tx, bonus, { isSettled: true }))
  const wallet = { holder: { userId }, token: 'PLG' as const }
  await post(tx, {
    reference: `referral ${pledgeId}`,
    kind: 'REFERRAL',
    at,
    detail: project.name,
    plgToUsd: rate,
    movements: [
      { holder: 'platform', token: 'USD', amount: -cents },
      { holder: 'conversion', token: 'USD', amount: cents },
      { holder: 'conversion', token: 'PLG', amount: -plg },
      { ...wallet, amount: plg },
    ],
  })
  await settled(tx, bonus, { paidCents: cents, paidPlg: plg, isSettled: true })
  await notify(tx, referralPaid(project, { pledgeId, plg }), [userId], at)
}

/** Takes back what a refund makes undue, as far as the wallet has it; the rest waits. */
async function takeBack(
  platform: Platform,
  tx: Transaction,
  { bonus, project }: { readonly bonus: BonusRow; readonly project: ProjectRow },
): Promise<void> {
  const { pledgeId, userId, paidCents, paidPlg } = bonus
  const wallet = { holder: { userId }, token: 'PLG' as const }
  const want = paidPlg - Math.floor((paidPlg * dueOf(bonus)) / paidCents)
  const taken = Math.min(want, await balanceOf(tx, wallet))
  const isWhole = taken === want
  // Dollars go with the tokens they paid for, so that nobody can lose a cent between two parts.
  const cents = isWhole ? paidCents - dueOf(bonus) : Math.floor(((paidCents - dueOf(bonus)) * taken) / want)
  const isBooked = taken > 0 && cents > 0
  if (isBooked)
    await post(tx, {
      reference: `referral back ${pledgeId} ${paidPlg}`,
      kind: 'REFERRAL_RETURNED',
      at: platform.businessNow(),
      detail: project.name,
      movements: [
        { ...wallet, amount: -taken },
        { holder: 'conversion', token: 'PLG', amount: taken },
        { holder: 'conversion', token: 'USD', amount: -cents },
        { holder: 'platform', token: 'USD', amount: cents },
      ],
    })
  const left = isBooked ? { paidCents: paidCents - cents, paidPlg: paidPlg - taken } : {}
  await settled(tx, bonus, { ...left, isSettled: isWhole })
}

async function settleBonus(platform: Platform, id: string, rate: string | null): Promise<void> {
  const { db, log } = platform
  const [seen] = await db.select().from(referralBonuses).where(eq(referralBonuses.pledgeId, id))
  if (!seen) return
  await db.transaction(async (tx) => {
    await holdPeople(tx, seen.userId, [])
    const [found] = await tx
      .select({ bonus: referralBonuses, project: projects, deletedAt: users.deletedAt })
      .from(referralBonuses)
      .innerJoin(pledges, eq(pledges.id, referralBonuses.pledgeId))
      .innerJoin(projects, eq(projects.id, pledges.projectId))
      .innerJoin(users, eq(users.id, referralBonuses.userId))
      .where(eq(referralBonuses.pledgeId, id))
      .for('update', { of: referralBonuses })
    if (!found || found.bonus.isSettled) return
    const { bonus, project } = found
    const due = dueOf(bonus)
    // Nobody is there to be paid, or to give back.
    if (found.deletedAt || due === bonus.paidCents)
      return void (await settled(tx, bonus, { isSettled: true }))
    if (due < bonus.paidCents) return takeBack(platform, tx, { bonus, project })
    if (rate === null) return
    if ((await platformCents(tx)) < due)
      return log.warn({ pledgeId: id, cents: due }, 'a referral bonus waits for money of the platform')
    await pay(platform, tx, { bonus, project, rate })
  })
}

/** Bonuses looked at in one run. */
const batch = 200

/**
 * Pays bonuses that are due, at the rate of now, and takes back what refunds made undue. One that its wallet is too full
 * for, or that has no rate or no money of the platform yet, waits and is looked at again, after all others.
 *
 * @returns how many were looked at.
 */
export async function settleReferralBonuses(platform: Platform, signal?: AbortSignal): Promise<number> {
  const { db, now, ticker, log } = platform
  const rows = await db
    .select({ id: referralBonuses.pledgeId })
    .from(referralBonuses)
    .where(sql`not ${referralBonuses.isSettled}`)
    .orderBy(asc(referralBonuses.triedAt))
    .limit(batch)
  if (rows.length === 0) return 0
  const rate = await ticker.read().then(
    ({ plgToUsd }) => plgToUsd,
    (error: unknown) => {
      log.warn({ err: error }, 'referral bonuses wait for a rate')
      return null
    },
  )
  for (const { id } of rows) {
    if (signal?.aborted) break
    await settleBonus(platform, id, rate).catch((error: unknown) => {
      // Above what a wallet may hold: when its owner has converted some, there is room.
      if (!(error instanceof Failure && error.items[0].code === 'NUMBER_HIGH')) throw error
    })
    await db.update(referralBonuses).set({ triedAt: now() }).where(eq(referralBonuses.pledgeId, id))
  }
  return rows.length
}
