/** How far the parcel of a pledge is (decisions 2 §3). */
export const orderStatuses = ['NONE', 'READY', 'SHIPPED', 'RETURNED', 'CANCELLED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  NONE: ['READY', 'CANCELLED'],
  READY: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['RETURNED'],
  RETURNED: [],
  CANCELLED: [],
}

/** Whether a parcel may go from one to the other; said again it is no change. */
export const mayShip = (from: OrderStatus, to: OrderStatus): boolean => from === to || next[from].includes(to)

/** Orders that their team still has to send, refund or cancel: a sale with one of them cannot be closed. */
export const openOrderStatuses = ['NONE', 'READY'] as const satisfies readonly OrderStatus[]
