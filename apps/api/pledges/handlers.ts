import type { Handlers } from '../kernel/call.ts'
import { onCancelPledge } from './cancel.ts'
import { onGetMyPledges, onGetPledge, onSetItemQuantity, onSetPledgeAddress } from './cart-calls.ts'
import { onCheckout, onConfirmPayment } from './checkout.ts'
import { onListMyPledges } from './my-pledges.ts'

/** The calls around carts and pledges. */
export const pledgeHandlers = {
  getMyPledges: onGetMyPledges,
  getPledge: onGetPledge,
  setItemQuantity: onSetItemQuantity,
  setPledgeAddress: onSetPledgeAddress,
  checkout: onCheckout,
  confirmPayment: onConfirmPayment,
  listMyPledges: onListMyPledges,
  cancelPledge: onCancelPledge,
} satisfies Partial<Handlers>
