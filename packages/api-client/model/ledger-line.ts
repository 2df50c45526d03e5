import * as z from 'zod'
import { cents, id, unixSeconds } from './wire.ts'
import { withdrawalStatuses } from './withdrawal.ts'

/**
 * What happens to a project's money. `collected` and `refunded`: the charges and the refunds of one day, in one line.
 * `returned`: a withdrawal that the bank sent back.
 */
export const ledgerKinds = ['collected', 'refunded', 'released', 'fee', 'withdrawn', 'returned'] as const

/** Parts of a ledger: what came to the creator, what left them, and what changed of what is held alone. */
export const ledgerParts = ['in', 'out', 'held'] as const
export type LedgerPart = (typeof ledgerParts)[number]

/** Cents that came, or, below zero, that left. */
const change = z.int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)

/** A line of a project's ledger. */
export const ledgerLine = z.object({
  id,
  at: unixSeconds,
  kind: z.enum(ledgerKinds),
  /** What it changed of what is available, and of what is held. */
  amount: change,
  held: change,
  /** What was available after it. */
  available: cents,
  /** How many pledges were charged or refunded; null for the other kinds. */
  pledges: z.int().nullable(),
  /** The milestone that was released; null for the first payout, and for the other kinds. */
  milestone_id: id.nullable(),
  /** What was withdrawn, or came back: who sent it where, and how it stands. */
  withdrawal: z
    .object({
      by: z.string(),
      last4: z.string(),
      status: z.enum(withdrawalStatuses),
      settled_at: unixSeconds.nullable(),
    })
    .nullable(),
})
export type LedgerLine = z.output<typeof ledgerLine>
