import type { Handlers } from '../kernel/call.ts'
import {
  onAddShippingAddress,
  onRemoveShippingAddress,
  onSetDefaultShippingAddress,
  onUpdateShippingAddress,
} from './addresses.ts'
import { onRemoveAvatar, onSetAvatar } from './avatar.ts'
import { onGetCardField, onTokenizeCard } from './card-field.ts'
import { onChangeEmail, onChangePassword, onConvertAccount } from './change-login.ts'
import { onGetCreatorRecord } from './creator-record.ts'
import { deleteMeWith, type Withdraw } from './delete-account.ts'
import { onUpdateMe } from './edit-profile.ts'
import { onConfirmEmail, onResendConfirmation, onUndoEmailChange } from './email-confirmation.ts'
import {
  onFinishIdentityCheck,
  onGetIdentityCheck,
  onRemoveIdentityCheck,
  onStartIdentityCheck,
} from './identity.ts'
import { onAddPasskey, onListPasskeys, onRemovePasskey, onStartPasskey } from './passkey-calls.ts'
import { onLoginWithPasskey, onStartPasskeyLogin } from './passkey-login.ts'
import { onConfirmPasswordReset, onRequestPasswordReset } from './password-reset.ts'
import {
  onAddPaymentMethod,
  onListPaymentMethods,
  onRemovePaymentMethod,
  onSetDefaultPaymentMethod,
} from './payment-methods.ts'
import { onGetUser } from './people.ts'
import { onListSecurityEvents } from './security-events.ts'
import { onGetMe, onLogin, onLogout, onRegister } from './session-calls.ts'
import { onListSessions, onRevokeOtherSessions, onRevokeSession } from './session-list.ts'
import { onAuthorizeSso, onCompleteMissingInfo, onLoginSso } from './social.ts'
import { onConfirmTotp, onDisableTotp, onEnableTotp, onLoginWithTotp, onResetTotp } from './totp-calls.ts'

interface FromAbove {
  /** Cancels a person's pledges that were not charged. */
  readonly withdraw: Withdraw
}

/** The calls around an account, with the functions they need from later areas. */
export const accountHandlers = ({ withdraw }: FromAbove) =>
  ({
    login: onLogin,
    authorizeSso: onAuthorizeSso,
    loginSso: onLoginSso,
    completeMissingInfo: onCompleteMissingInfo,
    logout: onLogout,
    register: onRegister,
    loginWithTotp: onLoginWithTotp,
    enableTotp: onEnableTotp,
    confirmTotp: onConfirmTotp,
    disableTotp: onDisableTotp,
    resetTotp: onResetTotp,
    listSessions: onListSessions,
    revokeSession: onRevokeSession,
    revokeOtherSessions: onRevokeOtherSessions,
    listSecurityEvents: onListSecurityEvents,
    listPasskeys: onListPasskeys,
    startPasskey: onStartPasskey,
    addPasskey: onAddPasskey,
    removePasskey: onRemovePasskey,
    startPasskeyLogin: onStartPasskeyLogin,
    loginWithPasskey: onLoginWithPasskey,
    getCardField: onGetCardField,
    tokenizeCard: onTokenizeCard,
    getMe: onGetMe,
    requestPasswordReset: onRequestPasswordReset,
    confirmPasswordReset: onConfirmPasswordReset,
    confirmEmail: onConfirmEmail,
    resendConfirmation: onResendConfirmation,
    undoEmailChange: onUndoEmailChange,
    getUser: onGetUser,
    getCreatorRecord: onGetCreatorRecord,
    updateMe: onUpdateMe,
    deleteMe: deleteMeWith(withdraw),
    changePassword: onChangePassword,
    changeEmail: onChangeEmail,
    convertAccount: onConvertAccount,
    getIdentityCheck: onGetIdentityCheck,
    startIdentityCheck: onStartIdentityCheck,
    finishIdentityCheck: onFinishIdentityCheck,
    removeIdentityCheck: onRemoveIdentityCheck,
    setAvatar: onSetAvatar,
    removeAvatar: onRemoveAvatar,
    listPaymentMethods: onListPaymentMethods,
    addPaymentMethod: onAddPaymentMethod,
    setDefaultPaymentMethod: onSetDefaultPaymentMethod,
    removePaymentMethod: onRemovePaymentMethod,
    addShippingAddress: onAddShippingAddress,
    updateShippingAddress: onUpdateShippingAddress,
    removeShippingAddress: onRemoveShippingAddress,
    setDefaultShippingAddress: onSetDefaultShippingAddress,
  }) satisfies Partial<Handlers>
