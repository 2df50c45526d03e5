import type { tokenizeCard } from '@kindling/api-client/contract/cards'
import type {
  addPaymentMethod,
  addShippingAddress,
  updateShippingAddress,
} from '@kindling/api-client/contract/users'
import { overForm, placements } from '../form/placement.ts'

/** The values are not at fault if there are too many addresses, or if this one is gone. */
export const addressPlacements = {
  ...placements<typeof addShippingAddress>({ MAX_COUNT: overForm }),
  ...placements<typeof updateShippingAddress>({ INVALID_ID: overForm }),
}

/** Of the processor's answer and of ours: the first to say what is wrong with a card. */
export const cardPlacements = {
  ...placements<typeof tokenizeCard>(),
  ...placements<typeof addPaymentMethod>({ MAX_COUNT: overForm }),
}
