import {
  onAddShippingAddress,
  onRemoveShippingAddress,
  onSetDefaultShippingAddress,
  onUpdateShippingAddress,
} from '../accounts/addresses.ts'
import { onRemoveAvatar, onSetAvatar } from '../accounts/avatar.ts'
import { onChangeEmail, onChangePassword, onConvertAccount } from '../accounts/change-login.ts'
import { onDeleteMe } from '../accounts/delete-account.ts'
import { onUpdateMe } from '../accounts/edit-profile.ts'
import { onConfirmEmail, onResendConfirmation, onUndoEmailChange } from '../accounts/email-confirmation.ts'
import {
  onFinishIdentityCheck,
  onGetIdentityCheck,
  onRemoveIdentityCheck,
  onStartIdentityCheck,
} from '../accounts/identity.ts'
import { onAddPasskey, onListPasskeys, onRemovePasskey, onStartPasskey } from '../accounts/passkey-calls.ts'
import { onLoginWithPasskey, onStartPasskeyLogin } from '../accounts/passkey-login.ts'
import { onConfirmPasswordReset, onRequestPasswordReset } from '../accounts/password-reset.ts'
import {
  onAddPaymentMethod,
  onListPaymentMethods,
  onRemovePaymentMethod,
  onSetDefaultPaymentMethod,
} from '../accounts/payment-methods.ts'
import { onGetUser } from '../accounts/people.ts'
import { onListSecurityEvents } from '../accounts/security-events.ts'
import { onGetMe, onLogin, onLogout, onRegister } from '../accounts/session-calls.ts'
import { onListSessions, onRevokeOtherSessions, onRevokeSession } from '../accounts/session-list.ts'
import { onAuthorizeSso, onCompleteMissingInfo, onLoginSso } from '../accounts/social.ts'
import {
  onConfirmTotp,
  onDisableTotp,
  onEnableTotp,
  onLoginWithTotp,
  onResetTotp,
} from '../accounts/totp-calls.ts'
import {
  onListNotifications,
  onMarkAllNotificationsRead,
  onMarkNotificationRead,
} from '../community/notifications.ts'
import { onRecordReferral } from '../insights/referrals.ts'
import { onGetQuestion, onListQuestions } from '../learn/questions.ts'
import { onConfirmNewsletter, onSubscribe, onUnsubscribe } from '../newsletter/subscription.ts'
import { onGetMyPledges, onGetPledge, onSetItemQuantity, onSetPledgeAddress } from '../pledges/cart-calls.ts'
import { onCheckout, onConfirmPayment } from '../pledges/checkout.ts'
import { onListFeatured, onListProjects } from '../projects/list.ts'
import { onListCreated, onListPledged } from '../projects/lists-of-people.ts'
import { onGetProject, onProjectExists } from '../projects/project.ts'
import { onSearch } from '../projects/search.ts'
import { onGetStats, onListCategories } from '../projects/site.ts'
import { onListFaq, onListUpdates } from '../projects/updates.ts'
import { onGetExchangeRate } from '../wallet/rate.ts'
import { onConvertTokens, onGetWallet, onListWalletTransactions } from '../wallet/wallet-calls.ts'
import type { Handlers } from './serve.ts'

export const handlers: Handlers = {
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
  getMe: onGetMe,
  requestPasswordReset: onRequestPasswordReset,
  confirmPasswordReset: onConfirmPasswordReset,
  confirmEmail: onConfirmEmail,
  resendConfirmation: onResendConfirmation,
  undoEmailChange: onUndoEmailChange,
  getUser: onGetUser,
  updateMe: onUpdateMe,
  deleteMe: onDeleteMe,
  changePassword: onChangePassword,
  changeEmail: onChangeEmail,
  convertAccount: onConvertAccount,
  getIdentityCheck: onGetIdentityCheck,
  startIdentityCheck: onStartIdentityCheck,
  finishIdentityCheck: onFinishIdentityCheck,
  removeIdentityCheck: onRemoveIdentityCheck,
  setAvatar: onSetAvatar,
  removeAvatar: onRemoveAvatar,
  listNotifications: onListNotifications,
  markNotificationRead: onMarkNotificationRead,
  markAllNotificationsRead: onMarkAllNotificationsRead,
  listCreatedProjects: onListCreated,
  listPledgedProjects: onListPledged,
  listPaymentMethods: onListPaymentMethods,
  addPaymentMethod: onAddPaymentMethod,
  setDefaultPaymentMethod: onSetDefaultPaymentMethod,
  removePaymentMethod: onRemovePaymentMethod,
  addShippingAddress: onAddShippingAddress,
  updateShippingAddress: onUpdateShippingAddress,
  removeShippingAddress: onRemoveShippingAddress,
  setDefaultShippingAddress: onSetDefaultShippingAddress,
  listProjects: onListProjects,
  listFeaturedProjects: onListFeatured,
  searchProjects: onSearch,
  getProject: onGetProject,
  projectExists: onProjectExists,
  listFaq: onListFaq,
  listUpdates: onListUpdates,
  getPlatformStats: onGetStats,
  listCategories: onListCategories,
  getMyPledges: onGetMyPledges,
  getPledge: onGetPledge,
  setItemQuantity: onSetItemQuantity,
  setPledgeAddress: onSetPledgeAddress,
  checkout: onCheckout,
  confirmPayment: onConfirmPayment,
  subscribeToNewsletter: onSubscribe,
  confirmNewsletter: onConfirmNewsletter,
  unsubscribeFromNewsletter: onUnsubscribe,
  listQuestions: onListQuestions,
  getQuestion: onGetQuestion,
  recordReferral: onRecordReferral,
  getExchangeRate: onGetExchangeRate,
  getWallet: onGetWallet,
  listWalletTransactions: onListWalletTransactions,
  convertTokens: onConvertTokens,
}
