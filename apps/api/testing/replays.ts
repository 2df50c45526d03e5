import type { ServedName } from '@kindling/api-client/contract'
import type { ErrorCode } from '@kindling/validation/errors'

/** What becomes of a call without a key that is made again with the same input, and why. */
export interface Replay {
  /** `adds`: it does its work once more. A code: it is rejected, and changes nothing. */
  readonly replay: 'adds' | ErrorCode
  readonly because: string
  /** The rejection is counted: after some, no code is good any more. */
  readonly counted?: true
}

const as = (replay: Replay['replay'], because: string, names: readonly ServedName[]) =>
  names.map((name): [ServedName, Replay] => [name, { replay, because }])

/** Calls without a key that change something each time. All others leave the state and the answer as they are. */
export const replays: Readonly<Partial<Record<ServedName, Replay>>> = {
  loginWithTotp: { replay: 'CODE_INVALID', because: 'a code works once', counted: true },
  ...Object.fromEntries([
    ...as('adds', 'a log-in is a session of its own, and an event that its person reads', ['login']),
    ...as('adds', 'the newest secret or question counts, and none before it', [
      'enableTotp',
      'startPasskey',
      'startPasskeyLogin',
      'startIdentityCheck',
      'renewPreview',
    ]),
    ...as('adds', 'ending the others is an event that its person reads, also where none is left', [
      'revokeOtherSessions',
    ]),
    ...as('adds', 'two of the same may be wanted, and one can be removed', [
      'addPaymentMethod',
      'addShippingAddress',
      'createReward',
      'createVariant',
      'createMilestone',
      'createFaqItem',
      'createBonus',
      'addComment',
      'addReply',
    ]),
    ...as('adds', 'a file gets a new name, and the one that it replaces is deleted', [
      'setAvatar',
      'uploadProjectImage',
      'setVariantImage',
      'submitToBonus',
    ]),
    ...as('adds', 'a dashboard reads by this time whether somebody else has written since', [
      'updateProject',
      'removeProjectImage',
      'updateReward',
      'updateVariant',
      'updateMilestone',
      'updateFaqItem',
      'saveTranslation',
      'removeTranslation',
    ]),
    ...as('adds', 'the person asks for another e-mail; how many is limited', [
      'sendTestUpdate',
      'resendInvite',
      'subscribeToNewsletter',
    ]),
    ...as('adds', 'each export is of its moment; how many is limited', ['exportPledges']),
    ...as('adds', 'a visit is counted each time; how often is limited', ['recordVisit', 'recordReferral']),
    ...as('adds', 'each bank account stays with the withdrawals that went to it', ['setBankAccount']),
    ...as('EXPIRED_CODE', 'a code works once', [
      'confirmPasswordReset',
      'undoEmailChange',
      'completeMissingInfo',
    ]),
    ...as('ALREADY_CONFIRMED', 'a code works once, and the address stays confirmed', [
      'confirmEmail',
      'confirmNewsletter',
    ]),
    ...as('INVALID_VALUE', 'an answer of a device works once', ['addPasskey', 'loginWithPasskey']),
    ...as('INVALID_VALUE', 'the password is another one now', ['changePassword']),
    ...as('ALREADY_ENABLED_2FA', 'it is on', ['confirmTotp']),
    ...as('ALREADY_DISABLED_2FA', 'it is off', ['disableTotp']),
    ...as('TOTP_NOT_ENABLED', 'the recovery key has turned it off', ['resetTotp']),
    ...as('RESTRICTED_AREA', 'the call has ended its own session', ['revokeSession', 'deleteMe']),
    ...as('INVALID_ID', 'it is gone', [
      'removePasskey',
      'removeShippingAddress',
      'removeReward',
      'removeVariant',
      'removeMilestone',
      'removeFaqItem',
      'removeUpdate',
      'removeComment',
      'removeCollaborator',
      'removeInvite',
      'removeCoupon',
      'removePledgeNote',
      'removeSegment',
      'removeReferralLink',
    ]),
    ...as('INVALID_ID', 'it is back', ['restoreRemoved']),
    ...as('MISSING_PAYMENT_METHOD', 'it is gone', ['removePaymentMethod']),
    ...as('NOT_FOUND', 'it is gone, or its person has no access any more', ['deleteProject', 'leaveTeam']),
    ...as('VALUE_EXISTS', 'the name or address is taken, by the first try', [
      'register',
      'changeEmail',
      'createCoupon',
      'createSegment',
      'createReferralLink',
    ]),
    ...as('PROJECT_EXISTS', 'the name is taken, by the first try', ['createProject']),
    ...as('INVITE_EXISTS', 'the address was invited by the first try', ['createInvite']),
    ...as('PROJECT_FLAG_EXISTS', 'a person flags a thing once', [
      'flagProject',
      'flagComment',
      'flagMyPledgeMessage',
      'flagPledgeMessage',
    ]),
    ...as('NOTIFICATION_ALREADY_READ', 'it was read', ['markNotificationRead']),
    ...as('RATE_LIMITED', 'one e-mail a minute', ['resendConfirmation']),
    ...as('INVALID_STATE', 'it was decided, or is as it was asked to be', [
      'convertAccount',
      'removeIdentityCheck',
      'decideBonusEntry',
      'decideModerationCase',
      'unblockAccount',
      'answerModerator',
    ]),
    ...as('INVALID_PROJECT_STATE', 'the project is in its next state', [
      'submitProject',
      'closeProject',
      'takeBackReview',
      'suspendProject',
      'restoreProject',
      'endProject',
    ]),
  ]),
}
