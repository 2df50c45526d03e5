import type { addPasskey, startPasskey } from '@kindling/api-client/contract/passkeys'
import { overForm, placements } from '../../form/placement.ts'

/**
 * A wrong password names its own field; any other INVALID_VALUE concerns the device's answer and is shown over the
 * form.
 */
export const passkeyPlacements = placements<typeof startPasskey | typeof addPasskey>({
  INVALID_VALUE: overForm,
  EXPIRED_CODE: overForm,
  NOT_YET_CONFIRM: overForm,
  MAX_COUNT: overForm,
})
