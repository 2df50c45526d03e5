import { setTimeout as pause } from 'node:timers/promises'
import { digest } from '../kernel/ids.ts'
import type { ChosenPayments } from '../providers/choose-payments.ts'
import { ProcessorUnavailable } from '../providers/payments.ts'
import { standInPayments } from '../providers/stand-in-payments.ts'

/** Of a hundred answers; which ones follows from the charges' keys. */
const lostPercent = 1
const answerMs = 200

/** The stand-in as if it were far away: each charge takes 200 ms, and one answer in a hundred is lost. */
export const slowProcessor: ChosenPayments = {
  open: (db, now) => {
    const payments = standInPayments(db, now)
    const { charge } = payments
    payments.charge = async (order) => {
      const [answer] = await Promise.all([charge(order), pause(answerMs)])
      const place = Number.parseInt(digest(order.idempotencyKey).slice(0, 8), 16) % 100
      if (place < lostPercent) throw new ProcessorUnavailable('The answer was lost')
      return answer
    }
    return payments
  },
  events: { read: () => null },
}
