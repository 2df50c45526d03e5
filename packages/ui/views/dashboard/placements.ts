import type { decideBonusEntry, updateBonus } from '@kindling/api-client/contract/bonuses'
import type { createInvite } from '@kindling/api-client/contract/collaborators'
import type { createFaqItem } from '@kindling/api-client/contract/faq'
import type { createMilestone, updateMilestone } from '@kindling/api-client/contract/milestones'
import type { createReward, updateReward } from '@kindling/api-client/contract/rewards'
import type { setBankAccount } from '@kindling/api-client/contract/withdrawals'
import type { BankAccountForm } from '@kindling/validation/forms/bank-account'
import { beside, overForm, overFormUntilChanged, placements } from '../form/placement.ts'

/** The platform names the field; a code without one is shown over the form. */
const named = overFormUntilChanged
const ofAccess = {
  NOT_FOUND: overForm,
  MISSING_PERMISSION: overForm,
  INVALID_PROJECT_STATE: overForm,
} as const
const ofTexts = { FIELD_MISSING: named, ITERABLE_LENGTH_LONG: named, REGEX_FAIL: named } as const
const ofNumbers = { INVALID_TYPE: named, NUMBER_LOW: named, NUMBER_HIGH: named, DATE_EARLY: named } as const

export const rewardPlacements = {
  ...placements<typeof createReward, 'title'>({
    ...ofAccess,
    ...ofTexts,
    ...ofNumbers,
    INVALID_VALUE: named,
    MAX_COUNT: named,
  }),
  ...placements<typeof updateReward, 'title'>({
    ...ofAccess,
    ...ofTexts,
    ...ofNumbers,
    INVALID_VALUE: named,
    INVALID_ID: named,
    DONATION_NO_VARIANT: named,
  }),
}

export const milestonePlacements = {
  ...placements<typeof createMilestone, 'title'>({
    ...ofAccess,
    ...ofTexts,
    ...ofNumbers,
    OUT_OF_RANGE: named,
    MAX_COUNT: named,
  }),
  ...placements<typeof updateMilestone, 'title'>({
    ...ofAccess,
    ...ofTexts,
    ...ofNumbers,
    OUT_OF_RANGE: named,
    INVALID_ID: named,
  }),
}

export const invitePlacements = placements<typeof createInvite, 'email' | 'role'>({
  NOT_FOUND: overForm,
  MISSING_PERMISSION: overForm,
  FIELD_MISSING: beside('role'),
  INVALID_VALUE: beside('email'),
  INVITE_EXISTS: beside('email'),
})

export const faqPlacements = {
  ...placements<typeof createFaqItem, 'question'>({
    NOT_FOUND: overForm,
    MISSING_PERMISSION: overForm,
    ...ofTexts,
    MAX_COUNT: named,
  }),
  INVALID_ID: named,
}

export const bonusPlacements = {
  ...placements<typeof updateBonus, 'title'>({ ...ofAccess, ...ofTexts, ...ofNumbers, INVALID_ID: named }),
  MAX_COUNT: named,
}

export const decisionPlacements = placements<typeof decideBonusEntry, 'reason'>({
  ...ofAccess,
  FIELD_MISSING: beside('reason'),
  ITERABLE_LENGTH_SHORT: beside('reason'),
  ITERABLE_LENGTH_LONG: beside('reason'),
  REGEX_FAIL: beside('reason'),
  INVALID_ID: named,
  INVALID_VALUE: named,
})

export const accountPlacements = placements<typeof setBankAccount, keyof BankAccountForm | 'file'>({
  NOT_FOUND: overForm,
  MISSING_PERMISSION: overForm,
  FIELD_MISSING: named,
  INVALID_VALUE: named,
  FILE_TYPE: beside('file'),
  FILE_SIZE_BIG: beside('file'),
})
