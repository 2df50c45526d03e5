import type { Handlers } from '../kernel/call.ts'
import { cancelPledgeHandlers } from './cancel.ts'
import { cartHandlers } from './cart-calls.ts'
import { changeCardHandlers } from './change-card.ts'
import { changeQuantityHandlers } from './change-quantity.ts'
import { checkoutHandlers } from './checkout.ts'
import { couponHandlers } from './coupon-calls.ts'
import { destinationHandlers } from './destinations.ts'
import { exportPledgeHandlers } from './export-pledges.ts'
import { flagMessageHandlers } from './flag-messages.ts'
import { listedPledgeHandlers } from './listed-pledges.ts'
import { managedPledgeHandlers } from './managed-pledge.ts'
import { messageHandlers } from './messages.ts'
import { myPledgeHandlers } from './my-pledges.ts'
import { noteHandlers } from './notes.ts'
import { orderHandlers } from './orders.ts'
import { ownPledgeHandlers } from './own-pledge.ts'
import { parcelAddressHandlers } from './parcel-address.ts'
import { parcelHandlers } from './parcels.ts'
import { segmentHandlers } from './segments.ts'
import { teamRefundHandlers } from './team-refund.ts'

/** The calls around carts and pledges. */
export const pledgeHandlers = {
  ...cartHandlers,
  ...checkoutHandlers,
  ...myPledgeHandlers,
  ...ownPledgeHandlers,
  ...cancelPledgeHandlers,
  ...changeQuantityHandlers,
  ...changeCardHandlers,
  ...couponHandlers,
  ...listedPledgeHandlers,
  ...destinationHandlers,
  ...parcelHandlers,
  ...segmentHandlers,
  ...exportPledgeHandlers,
  ...orderHandlers,
  ...parcelAddressHandlers,
  ...managedPledgeHandlers,
  ...teamRefundHandlers,
  ...messageHandlers,
  ...flagMessageHandlers,
  ...noteHandlers,
} satisfies Partial<Handlers>
