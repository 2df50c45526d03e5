/** Statuses of a pledge's payment, as on the wire (decisions 2 §3). */
export const paymentStatuses = [
  'CHECKED_OUT',
  'PENDING',
  'PROCESSING',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
