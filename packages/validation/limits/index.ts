/**
 * Every business constant of the product, named once. Units are in the names or in the comment beside each value;
 * "spec n §m" is the section of the specification it comes from, "ours" what the product decided where it is silent.
 */

export { ACCOUNT_DELETION, EMAIL, LEGAL, PASSKEY, PASSWORD, PHONE, PROFILE, TOTP } from './account.ts'
export { BONUS } from './bonus.ts'
export { PROJECT, PUBLISH, REWARD } from './draft.ts'
export {
  BANK_DOCUMENT,
  type FileType,
  IMAGE_RULES,
  type ImageKind,
  type ImageRule,
  MEGABYTE_BYTES,
} from './files.ts'
export {
  CURRENCY,
  DEFAULT_PICTURES,
  FUNDING,
  NEWSLETTER_TIMEOUT_MS,
  PROFILE_FRESH_MS,
  VIDEO,
} from './first-view.ts'
export { CAROUSEL, LISTING, NOTIFICATIONS, SEARCH } from './lists.ts'
export { BANK, MANAGER, ORDER, PAYOUT, REFUND, SUSPENSION } from './money.ts'
export { ADDRESS, CARD, CHARGE, CHECKOUT, WALLET } from './payment.ts'
export {
  CAMPAIGN,
  COMMUNITY,
  COMPARISON,
  DESCRIPTION,
  MILESTONE,
  MODERATION,
  PROTECTION,
  REFERRAL,
  STOREFRONT,
} from './project.ts'
export { TEXT } from './text.ts'
export { DELAY, IMAGE_UPLOAD_TIMEOUT_MS, READS, REQUEST_TIMEOUT_MS, WINDOW } from './timing.ts'
export { TRANSLATION } from './translation.ts'
