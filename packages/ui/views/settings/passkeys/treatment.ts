import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { addPasskey, startPasskey } from '@kindling/api-client/contract/passkeys'
import type { Treatment } from '../../auth/placement.ts'

/** Nothing that was typed is at fault: the same may be sent again. */
const overForm: Treatment = { at: 'form', again: 'at once' }

/** A wrong password names its own field; INVALID_VALUE is else the device's answer, and is over the form. */
export const passkeyTreatment: Record<ErrorOf<typeof startPasskey> | ErrorOf<typeof addPasskey>, Treatment> =
  {
    PASSWORD_MISSING: { at: 'password', again: 'after a change' },
    FIELD_MISSING: { at: 'name', again: 'after a change' },
    ITERABLE_LENGTH_LONG: { at: 'name', again: 'after a change' },
    INVALID_VALUE: overForm,
    EXPIRED_CODE: overForm,
    NOT_YET_CONFIRM: overForm,
    MAX_COUNT: overForm,
    INVALID_STATE: overForm,
    RATE_LIMITED: overForm,
    RESTRICTED_AREA: overForm,
    NETWORK_FAILURE: overForm,
    REQUEST_TIMEOUT: overForm,
    EXTERNAL_ERROR: overForm,
  }
