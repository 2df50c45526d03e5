import type { tokenizeCard } from '@kindling/api-client/contract/cards'
import type { setParcelAddress } from '@kindling/api-client/contract/pledge-management'
import type {
  addPaymentMethod,
  addShippingAddress,
  updateShippingAddress,
} from '@kindling/api-client/contract/users'
import { beside, overForm, overFormUntilChanged, placements } from '../form/placement.ts'

/** The values are not at fault if there are too many addresses, or if this one is gone. */
export const addressPlacements = {
  ...placements<typeof addShippingAddress>({ MAX_COUNT: overForm }),
  ...placements<typeof updateShippingAddress>({ INVALID_ID: overForm }),
  ...placements<typeof setParcelAddress, 'country_code'>({
    OUT_OF_RANGE: beside('country_code'),
    PLEDGE_PAID: overFormUntilChanged,
  }),
}

/** Of the processor's answer and of ours: the first to say what is wrong with a card. */
export const cardPlacements = {
  ...placements<typeof tokenizeCard>(),
  ...placements<typeof addPaymentMethod>({ MAX_COUNT: overForm }),
}
