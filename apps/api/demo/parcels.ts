import type { pledges } from '../database/schema.ts'
import type { Clock } from './clock.ts'
import type { DemoProject } from './content/types.ts'

type Parcel = Partial<typeof pledges.$inferInsert>

/** Days from the charge until a parcel was sent, and from then until its backer said that it arrived. */
const sentAfterDays = 60
const arrivedAfterDays = 12

/**
 * How far the parcel of a charged campaign pledge is, by its place among the project's pledges and by nothing drawn: the
 * rest of the world stays as it is. What is delivered was sent to everybody; of what is being made about half is sent, a
 * part is packed, and one in forty came back. Orders of pre-orders and storefronts wait: their money follows the parcel.
 */
export function parcelOf(project: DemoProject, place: number, chargedAt: Date | null, clock: Clock): Parcel {
  if (chargedAt === null || project.fundingType !== 'CROWDFUNDING') return {}
  const sentAt = clock.after(chargedAt, sentAfterDays)
  if (sentAt > clock.now) return {}
  const isDelivered = project.deliveredDaysLate !== undefined
  if (!isDelivered && place % 2 === 1) return { orderStatus: place % 3 === 0 ? 'READY' : 'NONE' }
  const sent: Parcel = {
    carrier: place % 3 === 0 ? 'DHL' : 'PostNL',
    trackingNumber: `KD${String(place).padStart(6, '0')}NL`,
    addressLocksAt: clock.after(chargedAt, sentAfterDays - 2),
  }
  if (place % 40 === 0) return { ...sent, orderStatus: 'RETURNED' }
  const arrivedAt = clock.after(sentAt, arrivedAfterDays)
  const said = place % 5 !== 0 && arrivedAt <= clock.now
  return { ...sent, orderStatus: 'SHIPPED', receivedAt: said ? arrivedAt : null }
}
