import { expect, test } from 'vitest'
import { mayShip, orderStatuses } from './order-status.ts'

test('a parcel is made ready, sent and perhaps returned, and cancelled before it is sent', () => {
  const ways = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => from !== to && mayShip(from, to)).map((to) => `${from} ${to}`),
  )
  expect(ways).toEqual([
    'NONE READY',
    'NONE CANCELLED',
    'READY SHIPPED',
    'READY CANCELLED',
    'SHIPPED RETURNED',
  ])
  expect(orderStatuses.every((status) => mayShip(status, status))).toBe(true)
})
