import { type About, ofOrder } from './about.ts'
import type { NotificationEvent } from './events.ts'

interface Shipment {
  /** Of the pledge. */
  readonly id: string
  readonly carrier: string
  readonly trackingNumber: string
  /** When a wrong number was replaced by this one, of which its backer is told as well; null: it is the first. */
  readonly correctedAt: Date | null
}

/** For the backer. */
export const pledgeShipped = (
  project: About,
  { id, carrier, trackingNumber, correctedAt }: Shipment,
): NotificationEvent => ({
  projectId: project.id,
  key: correctedAt ? `shipped:${id}:${correctedAt.getTime()}:${trackingNumber}` : `shipped:${id}`,
  objectType: 'PLEDGE',
  name: 'PLEDGE_SHIPPED',
  params: { project: project.name, carrier, tracking: trackingNumber, ...ofOrder(project) },
})

/** For backers whose address may not change any more from then on. */
export const addressLocks = (project: About, locksAt: Date): NotificationEvent => ({
  projectId: project.id,
  key: `locks:${project.id}:${locksAt.getTime()}`,
  objectType: 'PLEDGE',
  name: 'ADDRESS_LOCKS',
  params: { project: project.name, locksAt: Math.floor(locksAt.getTime() / 1000), ...ofOrder(project) },
})

/** For the creator, once a pledge. */
export const refundAsked = (
  project: About,
  pledge: { readonly id: string; readonly total: number },
  reason: string,
): NotificationEvent => ({
  projectId: project.id,
  key: `refund-asked:${pledge.id}`,
  objectType: 'PLEDGE',
  name: 'REFUND_ASKED',
  params: { project: project.name, cents: pledge.total, reason, ...ofOrder(project) },
})
