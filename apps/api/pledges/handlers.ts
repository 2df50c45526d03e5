import type { Handlers } from '../kernel/call.ts'
import { onCancelPledge } from './cancel.ts'
import { onGetMyPledges, onGetPledge, onSetItemQuantity, onSetPledgeAddress } from './cart-calls.ts'
import { onChangePledgePayment } from './change-card.ts'
import { onSetCheckedOutQuantity } from './change-quantity.ts'
import { onCheckout, onConfirmPayment } from './checkout.ts'
import { onApplyCoupon, onCreateCoupon, onListCoupons, onRemoveCoupon } from './coupon-calls.ts'
import { onListDestinations } from './destinations.ts'
import { onExportPledges, onGetPledgeExport } from './export-pledges.ts'
import { onCountPledges, onListPledges } from './listed-pledges.ts'
import { onGetManagedPledge } from './managed-pledge.ts'
import { messageHandlers } from './message-handlers.ts'
import { onListMyPledges } from './my-pledges.ts'
import {
  onAskForRefund,
  onConfirmReceived,
  onLockAddresses,
  onSetOrderStatus,
  onShipParcels,
} from './orders.ts'
import { onGetOwnPledge } from './own-pledge.ts'
import { onSetParcelAddress } from './parcel-address.ts'
import { onListParcels } from './parcels.ts'
import { onCreateSegment, onListSegments, onRemoveSegment } from './segments.ts'
import { onRefundPledge } from './team-refund.ts'

/** The calls around carts and pledges. */
export const pledgeHandlers = {
  getMyPledges: onGetMyPledges,
  getPledge: onGetPledge,
  setItemQuantity: onSetItemQuantity,
  setPledgeAddress: onSetPledgeAddress,
  checkout: onCheckout,
  confirmPayment: onConfirmPayment,
  listMyPledges: onListMyPledges,
  getOwnPledge: onGetOwnPledge,
  cancelPledge: onCancelPledge,
  setCheckedOutQuantity: onSetCheckedOutQuantity,
  changePledgePayment: onChangePledgePayment,
  applyCoupon: onApplyCoupon,
  listCoupons: onListCoupons,
  createCoupon: onCreateCoupon,
  removeCoupon: onRemoveCoupon,
  listPledges: onListPledges,
  countPledges: onCountPledges,
  listDestinations: onListDestinations,
  listParcels: onListParcels,
  listSegments: onListSegments,
  createSegment: onCreateSegment,
  removeSegment: onRemoveSegment,
  exportPledges: onExportPledges,
  getPledgeExport: onGetPledgeExport,
  setOrderStatus: onSetOrderStatus,
  shipParcels: onShipParcels,
  setParcelAddress: onSetParcelAddress,
  lockAddresses: onLockAddresses,
  confirmReceived: onConfirmReceived,
  askForRefund: onAskForRefund,
  getManagedPledge: onGetManagedPledge,
  refundPledge: onRefundPledge,
  ...messageHandlers,
} satisfies Partial<Handlers>
