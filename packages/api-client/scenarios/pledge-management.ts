import { orderStatuses } from '@kindling/validation/rules/order-status'
import type { Pledge } from '../model/pledge.ts'
import type { ManagedPledge } from '../model/pledge-management.ts'
import { inDays } from './clock.ts'
import * as fixtures from './fixtures.ts'
import type { Handlers } from './handler.ts'
import type { Store } from './store.ts'

/** A pledge as its campaign's team sees it. */
function managed({ payment_method, next_action, failure, ...pledge }: Pledge): ManagedPledge {
  return { ...pledge, order_status: 'NONE' }
}

const statusOf = (value: unknown) => orderStatuses.find((each) => each === value) ?? 'NONE'

/** The pledges of a campaign, from its team's side. */
export function pledgeManagementHandlers(store: Store): Handlers<'pledge-management'> {
  return {
    setOrderStatus: ({ body }) => ({
      pledges: [{ ...managed(fixtures.cart), order_status: statusOf(body.order_status) }],
    }),
    lockAddresses: () => ({ locks_at: inDays(2), pledges_count: 1 }),
    refundPledge: ({ params, body }) => {
      const found = store.pledges.find(({ id }) => id === params.pledgeId)
      const pledge: Pledge = { ...fixtures.cart, status: 'COMPLETED', payment_status: 'COMPLETED', ...found }
      const isWhole = body.amount === pledge.total_usd
      return {
        pledge: managed(isWhole ? { ...pledge, status: 'FAILED', payment_status: 'CANCELLED' } : pledge),
      }
    },
  }
}
