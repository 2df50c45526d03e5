import type { Handlers } from '../kernel/call.ts'
import { addressHandlers } from './addresses.ts'
import { avatarHandlers } from './avatar.ts'
import { cardFieldHandlers } from './card-field.ts'
import { changeLoginHandlers } from './change-login.ts'
import { creatorRecordHandlers } from './creator-record.ts'
import { deleteMeWith, type Withdraw } from './delete-account.ts'
import { editProfileHandlers } from './edit-profile.ts'
import { emailConfirmationHandlers } from './email-confirmation.ts'
import { identityHandlers } from './identity.ts'
import { passkeyHandlers } from './passkey-calls.ts'
import { passkeyLoginHandlers } from './passkey-login.ts'
import { passwordResetHandlers } from './password-reset.ts'
import { paymentMethodHandlers } from './payment-methods.ts'
import { peopleHandlers } from './people.ts'
import { securityEventHandlers } from './security-events.ts'
import { sessionHandlers } from './session-calls.ts'
import { sessionListHandlers } from './session-list.ts'
import { socialHandlers } from './social.ts'
import { totpHandlers } from './totp-calls.ts'

interface FromAbove {
  /** Cancels a person's pledges that were not charged. */
  readonly withdraw: Withdraw
}

/** The calls around an account, with the functions they need from later areas. */
export const accountHandlers = ({ withdraw }: FromAbove) =>
  ({
    ...sessionHandlers,
    ...socialHandlers,
    ...totpHandlers,
    ...sessionListHandlers,
    ...securityEventHandlers,
    ...passkeyHandlers,
    ...passkeyLoginHandlers,
    ...cardFieldHandlers,
    ...passwordResetHandlers,
    ...emailConfirmationHandlers,
    ...peopleHandlers,
    ...creatorRecordHandlers,
    ...editProfileHandlers,
    ...changeLoginHandlers,
    ...identityHandlers,
    ...avatarHandlers,
    ...paymentMethodHandlers,
    ...addressHandlers,
    deleteMe: deleteMeWith(withdraw),
  }) satisfies Partial<Handlers>
