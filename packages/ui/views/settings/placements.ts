import type {
  changeEmail,
  changePassword,
  convertAccount,
  deleteMe,
} from '@kindling/api-client/contract/account'
import type { startIdentityCheck } from '@kindling/api-client/contract/identity'
import { overForm, placements } from '../form/placement.ts'

export const changeEmailPlacements = placements<typeof changeEmail>()

export const changePasswordPlacements = placements<typeof changePassword>()

export const convertPlacements = placements<typeof convertAccount>()

export const deletePlacements = placements<typeof deleteMe>()
/** Accounts without a password have no field for one: the code asks for a newer log-in at the provider. */
export const deleteSocialPlacements = placements<typeof deleteMe>({
  PASSWORD_MISSING: overForm,
})

export const verificationPlacements = placements<typeof startIdentityCheck>({
  NOT_YET_CONFIRM: overForm,
  URL_FAIL: overForm,
})
