import type { payments } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import type { Charge } from '../providers/payments.ts'

/** A bank's question that nobody answered ends after this, and so does what waits for it. Milliseconds. */
export const QUESTION_MS = 30 * 60_000

/** Where a bank puts its question: on its own page, or on ours, which plays it. */
export const questionUrl = (
  { actionUrl }: Pick<Charge, 'actionUrl'>,
  pledge: { readonly id: string; readonly projectId: number },
): string => actionUrl ?? `/bank/${pledge.projectId}/${pledge.id}`

/** Where the bank sends a backer back to who was asked after the checkout. */
export const pledgeUrl = (siteOrigin: string, pledgeId: string): string => `${siteOrigin}/pledges/${pledgeId}`

/** What a bank's rejection of a card is called here. */
export const failureCodeOf = ({ status }: Pick<Charge, 'status'>): 'INSUFFICIENT_FUNDS' | 'INVALID_VALUE' =>
  status === 'insufficient_funds' ? 'INSUFFICIENT_FUNDS' : 'INVALID_VALUE'

/** Rejects with the code of the bank's rejection, or with EXTERNAL_ERROR where it gave none. */
export function refuseFailed(payment: Pick<typeof payments.$inferSelect, 'failureCode'> | undefined): never {
  const code = payment?.failureCode
  if (code === 'INSUFFICIENT_FUNDS' || code === 'INVALID_VALUE') refuse(code, 'payment_method')
  refuse('EXTERNAL_ERROR', 'payment_method')
}
