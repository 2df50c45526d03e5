import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import { figureInvariants } from '../pledges/figure-invariants.ts'

/** What must always hold, as a statement whose rows break it: `what` names the row. */
export interface Invariant {
  readonly name: string
  readonly broken: SQL
}

const active = sql`('CHECKED_OUT', 'COMPLETED')`
/** What was refunded whole after it was sent is not there to be sold again. */
const holdsStock = sql`(p.status in ('CHECKED_OUT', 'COMPLETED', 'PROCESSING') or (p.status = 'FAILED' and p.order_status = 'SHIPPED'))`
/** Cents of the ledger, by the accounts and the condition given. */
const ledger = (where: SQL) =>
  sql`(select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id where ${where})`

/** Cents that the ledger has promised for each pledge. */
const promised = sql`(select e.pledge_id as id, sum(e.amount) as cents from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.name = 'pledged' group by e.pledge_id)`
/** Pieces that pledges hold, of each reward or variant. Read once: asked row by row, many pledges would cost hours. */
const heldOf = (of: SQL) =>
  sql`(select ${of} as id, sum(i.quantity) as pieces from pledge_items i join pledges p on p.id = i.pledge_id where ${holdsStock} group by ${of})`

/** Truths about the books, pledges and stock; each is one query, and a healthy database gives no row. */
export const invariants: readonly Invariant[] = [
  // The books by themselves.
  {
    name: 'every transaction adds up to zero, token by token',
    broken: sql`select e.transaction_id || ' ' || a.token as what from ledger_entries e join ledger_accounts a on a.id = e.account_id group by e.transaction_id, a.token having sum(e.amount) <> 0`,
  },
  {
    name: 'every transaction has at least two entries',
    broken: sql`select t.id as what from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id group by t.id having count(e.id) < 2`,
  },
  {
    name: 'all entries of a token add up to zero',
    broken: sql`select a.token as what from ledger_entries e join ledger_accounts a on a.id = e.account_id group by a.token having sum(e.amount) <> 0`,
  },
  {
    name: 'a kept balance is the sum of its entries',
    broken: sql`select a.id as what from ledger_accounts a left join ledger_entries e on e.account_id = a.id where a.balance is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'no account that keeps a balance is below zero',
    broken: sql`select id as what from ledger_accounts where balance < 0`,
  },
  {
    name: 'accounts of people, creators, payouts and refunds keep a balance',
    broken: sql`select id as what from ledger_accounts where name in ('wallet', 'creator', 'payout', 'refund') and balance is null`,
  },
  {
    name: 'held and pledged money of a project is never below zero',
    broken: sql`select a.id as what from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.name in ('held', 'pledged') group by a.id having sum(e.amount) < 0`,
  },
  {
    name: 'fees only come in, but for a transfer to the platform',
    broken: sql`select a.id as what from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.name = 'fees' group by a.id having sum(e.amount) < 0`,
  },
  {
    name: 'the processor keeps all that is owed, but for what the platform is short of',
    broken: sql`select 'processor' as what where ${ledger(sql`a.name = 'processor'`)} > greatest(0, -${ledger(sql`a.name = 'platform'`)})`,
  },
  {
    name: 'an account belongs to what its name says',
    broken: sql`select id as what from ledger_accounts where (name = 'wallet') <> (user_id is not null) or (name in ('pledged', 'held', 'creator', 'refund') and project_id is null) or (name = 'held') <> (part is not null) or (name = 'refund') <> (pledge_id is not null)`,
  },
  {
    name: 'dollars alone are pledged, held, released and refunded',
    broken: sql`select id as what from ledger_accounts where name not in ('wallet', 'issuance', 'conversion') and token <> 'USD'`,
  },
  {
    name: 'money of a pledge is named by its pledge',
    broken: sql`select e.id::text as what from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.name in ('backers', 'pledged', 'held', 'refund') and e.pledge_id is null`,
  },
  {
    name: 'an entry names a pledge that exists',
    broken: sql`select e.id::text as what from ledger_entries e left join pledges p on p.id = e.pledge_id where e.pledge_id is not null and p.id is null`,
  },
  {
    name: 'no cent of a project is with a pledge to another',
    broken: sql`select e.id::text as what from ledger_entries e join ledger_accounts a on a.id = e.account_id join pledges p on p.id = e.pledge_id where a.project_id is not null and a.project_id <> p.project_id`,
  },
  // Pledges and the books.
  {
    name: 'a pledge that stands is promised with its total',
    broken: sql`select p.id as what from pledges p left join ${promised} l on l.id = p.id where p.status in ${active} and p.total <> coalesce(l.cents, 0)`,
  },
  {
    name: 'nothing is promised by a cart or a pledge that is being paid',
    broken: sql`select p.id as what from pledges p left join ${promised} l on l.id = p.id where p.status in ('SHOPPING', 'PROCESSING') and 0 <> coalesce(l.cents, 0)`,
  },
  {
    name: 'a pledge that failed without being collected is not promised any more',
    broken: sql`select p.id as what from pledges p left join ${promised} l on l.id = p.id where p.status = 'FAILED' and p.collected_at is null and 0 <> coalesce(l.cents, 0)`,
  },
  {
    name: 'what a project raised is what is promised to it, unless it missed its goal',
    broken: sql`select p.id::text as what from projects p where p.result is distinct from 'not_reached' and p.total_pledged <> ${ledger(sql`a.name = 'pledged' and a.project_id = p.id`)}`,
  },
  ...figureInvariants,
  {
    name: 'nothing stays promised to a project that missed its goal, once all are let go',
    broken: sql`select p.id::text as what from projects p where p.result = 'not_reached' and not exists (select 1 from pledges x where x.project_id = p.id and x.status in ${active}) and 0 <> ${ledger(sql`a.name = 'pledged' and a.project_id = p.id`)}`,
  },
  {
    name: 'a project that missed its goal has charged nobody',
    broken: sql`select x.id as what from pledges x join projects p on p.id = x.project_id where p.result = 'not_reached' and (x.status = 'COMPLETED' or exists (select 1 from pledge_parts q where q.pledge_id = x.id))`,
  },
  {
    name: 'a collected pledge has parts that add up to its total',
    broken: sql`select p.id as what from pledges p left join pledge_parts q on q.pledge_id = p.id where p.status = 'COMPLETED' and p.total > 0 group by p.id having p.total <> coalesce(sum(q.held + q.released + q.refunded), 0)`,
  },
  {
    name: 'a pledge that was not collected has no parts',
    broken: sql`select distinct p.id as what from pledges p join pledge_parts q on q.pledge_id = p.id where p.collected_at is null`,
  },
  {
    name: 'what a part holds is what the ledger holds for it',
    broken: sql`select q.pledge_id || ' ' || q.part as what from pledge_parts q where q.held <> ${ledger(sql`a.name = 'held' and a.project_id = q.project_id and a.part = q.part and e.pledge_id = q.pledge_id`)}`,
  },
  {
    name: 'the ledger holds nothing without a part of a pledge',
    broken: sql`select e.pledge_id as what from ledger_entries e join ledger_accounts a on a.id = e.account_id left join pledge_parts q on q.pledge_id = e.pledge_id and q.part = a.part where a.name = 'held' and q.pledge_id is null`,
  },
  {
    name: 'no part of a pledge is below zero',
    broken: sql`select pledge_id as what from pledge_parts where held < 0 or released < 0 or refunded < 0`,
  },
  {
    name: 'what was refunded is what was ordered to be refunded, or never came',
    broken: sql`select p.id as what from pledges p join pledge_parts q on q.pledge_id = p.id where p.status = 'COMPLETED' group by p.id having sum(q.refunded) <> (select coalesce(sum(r.amount), 0) from refunds r where r.pledge_id = p.id)`,
  },
  {
    name: 'a refund on its way is in its account',
    broken: sql`select coalesce(l.pledge_id, r.pledge_id) as what from (select a.pledge_id, sum(e.amount) as cents from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.name = 'refund' group by a.pledge_id) l full join (select pledge_id, sum(amount) as cents from refunds where status = 'PENDING' group by pledge_id) r on r.pledge_id = l.pledge_id where coalesce(l.cents, 0) <> coalesce(r.cents, 0)`,
  },
  {
    name: 'a settled refund has a time, a pending one has none',
    broken: sql`select id as what from refunds where (status = 'PENDING') <> (settled_at is null)`,
  },
  {
    name: 'what a referral bonus paid is what its owner got in the books, in tokens and in dollars',
    broken: sql`select b.pledge_id as what from referral_bonuses b
      left join lateral (
        select coalesce(sum(e.amount) filter (where a.name = 'wallet' and a.user_id = b.user_id), 0) as plg,
          coalesce(sum(e.amount) filter (where a.name = 'platform'), 0) as usd
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.reference = 'referral ' || b.pledge_id or t.reference like 'referral back ' || b.pledge_id || ' %'
      ) l on true
      where l.plg <> b.paid_plg or -l.usd <> b.paid_cents`,
  },
  {
    name: 'no referral bonus is above 5 % of what its pledge keeps, nor for a pledge of its owner',
    broken: sql`select b.pledge_id as what from referral_bonuses b join pledges p on p.id = b.pledge_id where b.cents * 100 > b.base * 5 or p.user_id = b.user_id`,
  },
  {
    name: 'a settled referral bonus is what is due of it',
    broken: sql`select b.pledge_id as what from referral_bonuses b join users u on u.id = b.user_id where b.is_settled and u.deleted_at is null and b.paid_plg > 0 and b.paid_cents > 1 + b.cents * greatest(0, b.base - b.refunded) / b.base`,
  },
  {
    name: 'every transaction of a referral bonus has its bonus',
    broken: sql`select t.id as what from ledger_transactions t where t.kind in ('REFERRAL', 'REFERRAL_RETURNED') and not exists (select 1 from referral_bonuses b where t.reference in ('referral ' || b.pledge_id) or t.reference like 'referral back ' || b.pledge_id || ' %')`,
  },
  {
    name: 'a withdrawal on its way is in its account',
    broken: sql`select 'payout' as what where ${ledger(sql`a.name = 'payout'`)} <> (select coalesce(sum(amount), 0) from withdrawals where status = 'PENDING')`,
  },
  // Payments.
  {
    name: 'a collected pledge has exactly one completed payment, of its total',
    broken: sql`select p.id as what from pledges p left join payments y on y.pledge_id = p.id and y.status = 'COMPLETED' where p.status = 'COMPLETED' group by p.id having count(y.id) <> 1 or sum(y.amount) <> p.total`,
  },
  {
    name: 'a pledge that was not collected has no completed payment',
    broken: sql`select y.id as what from payments y join pledges p on p.id = y.pledge_id where y.status = 'COMPLETED' and p.collected_at is null`,
  },
  {
    name: 'no pledge has two open payments',
    broken: sql`select pledge_id as what from payments where status in ('PENDING', 'PROCESSING') group by pledge_id having count(*) > 1`,
  },
  {
    name: 'a pledge that is being paid has an open payment',
    broken: sql`select p.id as what from pledges p where p.status = 'PROCESSING' and not exists (select 1 from payments y where y.pledge_id = p.id and y.status in ('PENDING', 'PROCESSING'))`,
  },
  {
    name: 'a cart has no open payment',
    broken: sql`select p.id as what from pledges p join payments y on y.pledge_id = p.id where p.status = 'SHOPPING' and y.status in ('PENDING', 'PROCESSING', 'COMPLETED', 'CHECKED_OUT')`,
  },
  {
    name: 'a card that was only set up collects nothing',
    broken: sql`select id as what from payments where not captures and status = 'COMPLETED'`,
  },
  {
    // A charge that the processor lost later keeps what was taken for it.
    name: 'only a charge has a cost, and none is below zero',
    broken: sql`select id as what from payments where processor_cost is not null and (not captures or processor_cost < 0)`,
  },
  {
    name: 'what the processor took for charges is booked',
    broken: sql`select 'costs' as what where (select coalesce(sum(processor_cost), 0) from payments) <> (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id where t.kind = 'PROCESSOR_COST' and a.name = 'processor')`,
  },
  {
    name: 'a lost dispute is in the books with its amount',
    broken: sql`select n.id as what from processor_notices n where n.about = 'dispute' and n.state = 'lost' and n.handled_at is not null and exists (select 1 from ledger_transactions t where t.reference = 'dispute ' || n.id) and n.amount <> (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id where t.reference = 'dispute ' || n.id and a.name = 'processor')`,
  },
  // Stock.
  {
    name: 'what is taken of a reward is what pledges hold',
    broken: sql`select r.id as what from rewards r left join ${heldOf(sql`i.reward_id`)} h on h.id = r.id where r.taken <> coalesce(h.pieces, 0)`,
  },
  {
    name: 'what is taken of a variant is what pledges hold',
    broken: sql`select v.id as what from reward_variants v left join ${heldOf(sql`i.variant_id`)} h on h.id = v.id where v.taken <> coalesce(h.pieces, 0)`,
  },
  {
    name: 'no reward is sold beyond its limit',
    broken: sql`select id as what from rewards where backer_limit is not null and taken > backer_limit`,
  },
  {
    name: 'no variant is sold beyond its quantity',
    broken: sql`select id as what from reward_variants where quantity is not null and taken > quantity`,
  },
  {
    name: 'an item is of the project its pledge is for',
    broken: sql`select i.pledge_id as what from pledge_items i join pledges p on p.id = i.pledge_id join rewards r on r.id = i.reward_id where r.project_id <> p.project_id`,
  },
  {
    name: 'an item’s variant is one of its reward',
    broken: sql`select i.pledge_id as what from pledge_items i join reward_variants v on v.id = i.variant_id where v.reward_id <> i.reward_id`,
  },
  {
    name: 'a pledge that stands has items',
    broken: sql`select p.id as what from pledges p where p.status in ${active} and not exists (select 1 from pledge_items i where i.pledge_id = p.id)`,
  },
  {
    name: 'the sub-total of a confirmed pledge is that of its items',
    broken: sql`select p.id as what from pledges p join pledge_items i on i.pledge_id = p.id where p.status in ${active} group by p.id having p.sub_total <> sum(i.price * i.quantity)`,
  },
  {
    name: 'the total of a confirmed pledge is its sub-total with shipping, less its discount',
    broken: sql`select id as what from pledges where status in ${active} and total <> sub_total + shipping_total - discount`,
  },
  {
    name: 'no pledge is below zero',
    broken: sql`select id as what from pledges where total < 0 or discount < 0 or discount > sub_total`,
  },
  {
    name: 'a person has one cart a project',
    broken: sql`select user_id as what from pledges where status = 'SHOPPING' group by user_id, project_id having count(*) > 1`,
  },
  // Projects.
  {
    name: 'backers of a project are its people with a pledge that stands, unless it missed its goal',
    broken: sql`select p.id::text as what from projects p where p.result is distinct from 'not_reached' and p.backers_count < (select count(distinct x.user_id) from pledges x where x.project_id = p.id and x.status in ${active})`,
  },
  {
    name: 'a result is written with the end, and never before it',
    broken: sql`select id::text as what from projects where result is not null and status = 'ACTIVE'`,
  },
  {
    name: 'only campaigns have a result',
    broken: sql`select id::text as what from projects where result is not null and funding_type <> 'CROWDFUNDING'`,
  },
  {
    name: 'an initial payout follows a success',
    broken: sql`select id::text as what from projects where initial_released_at is not null and result is distinct from 'successful'`,
  },
  {
    name: 'nothing is held for a milestone that was released',
    broken: sql`select q.pledge_id as what from pledge_parts q join milestones m on m.id = q.part where m.outcome = 'released' and q.held > 0`,
  },
  {
    // A draft may hold more: it is rejected when it is submitted.
    name: 'shares of milestones leave an initial payout',
    broken: sql`select p.id::text as what from milestones m join projects p on p.id = m.project_id where p.status not in ('INITIAL', 'DRAFT') group by p.id having sum(m.funds) > 95`,
  },
  {
    name: 'a milestone is decided with its time',
    broken: sql`select id as what from milestones where (outcome is null) <> (decided_at is null)`,
  },
  // Votes.
  {
    name: 'the count of a vote is that of its answers',
    broken: sql`select v.id as what from milestone_votes v where v.no_confidence <> (select count(*) from milestone_voters o where o.vote_id = v.id and o.refund)`,
  },
  {
    name: 'the voters of a vote are those of its opening',
    broken: sql`select v.id as what from milestone_votes v where v.voters <> (select count(distinct o.voice) from milestone_voters o where o.vote_id = v.id)`,
  },
  {
    name: 'a voice has one answer, and is that of one of its people',
    broken: sql`select o.vote_id || ' ' || o.voice as what from milestone_voters o group by o.vote_id, o.voice having count(o.refund) > 1 or not bool_or(o.user_id = o.voice)`,
  },
  {
    name: 'nobody answers more often than they may',
    broken: sql`select vote_id as what from milestone_voters where answers > 4 or (refund is null) <> (answers = 0)`,
  },
  {
    name: 'a carried vote has half of its voters, and another has not',
    broken: sql`select id as what from milestone_votes where result is not null and (result = 'carried') <> (voters > 0 and 2 * no_confidence >= voters)`,
  },
  {
    name: 'a milestone has one open vote at most',
    broken: sql`select milestone_id as what from milestone_votes where closed_at is null group by milestone_id having count(*) > 1`,
  },
  {
    name: 'no vote is open about a milestone that is decided',
    broken: sql`select v.id as what from milestone_votes v join milestones m on m.id = v.milestone_id where v.closed_at is null and m.outcome is not null`,
  },
  {
    name: 'the team does not vote',
    broken: sql`select o.vote_id as what from milestone_voters o join milestone_votes v on v.id = o.vote_id join projects p on p.id = v.project_id where o.user_id = p.creator_id`,
  },
  // Charges by time.
  {
    name: 'only a pledge that waits is with a job',
    broken: sql`select id as what from pledges where charge_job is not null and status <> 'CHECKED_OUT'`,
  },
  {
    name: 'a failed charge has its time, and none has one without',
    broken: sql`select id as what from pledges where (failed_charges = 0) <> (first_failed_at is null)`,
  },
  {
    name: 'a pledge of a running campaign was not charged',
    broken: sql`select x.id as what from pledges x join projects p on p.id = x.project_id where p.funding_type = 'CROWDFUNDING' and p.status = 'ACTIVE' and x.status = 'COMPLETED'`,
  },
]

/** An invariant that does not hold, with some of the rows that break it. */
export interface Broken {
  readonly name: string
  readonly rows: readonly string[]
}

const shown = 5

/** Checks every invariant; an empty list is a healthy database. */
export async function checkInvariants(db: Database | Transaction): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { name, broken: query } of invariants) {
    const rows = await rowsOf<{ what: string }>(db, sql`select what from (${query}) as found limit ${shown}`)
    if (rows.length > 0) broken.push({ name, rows: rows.map(({ what }) => what) })
  }
  return broken
}

/** Truths do not hold: its message names them, and some rows that break each, for `pnpm jobs` and the log. */
export class InvariantsBroken extends Error {
  override readonly name = 'InvariantsBroken'
  constructor(broken: readonly Broken[]) {
    super(broken.map(({ name, rows }) => `${name} (${rows.join(', ')})`).join('; '))
  }
}

/**
 * The daily look at the books. A failure is tried again with growing pauses, as any job: what was a moment's overlap
 * is gone then, and what stays is listed as failed for good.
 *
 * @throws {InvariantsBroken}
 */
export async function guardInvariants(db: Database): Promise<void> {
  // One moment for all of them: a payment that settles between two statements breaks nothing.
  const broken = await db.transaction((tx) => checkInvariants(tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  if (broken.length > 0) throw new InvariantsBroken(broken)
}
