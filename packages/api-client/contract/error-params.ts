import {
  ADDRESS,
  BANK_DOCUMENT,
  BONUS,
  CAMPAIGN,
  CARD,
  CHECKOUT,
  COMMUNITY,
  IMAGE_RULES,
  LISTING,
  MANAGER,
  MEGABYTE_BYTES,
  MILESTONE,
  ORDER,
  PASSKEY,
  PASSWORD,
  PAYOUT,
  PHONE,
  PROFILE,
  PROJECT,
  PUBLISH,
  REFUND,
  REWARD,
  SEARCH,
  SUSPENSION,
  WALLET,
} from '@kindling/validation/limits'
import type { EndpointName } from './index.ts'

export type Params = Readonly<Record<string, string | number>>
type ParamsByField = Readonly<Record<string, Params>>

const upTo = (max: number): Params => ({ min: 0, max })
const password = { min: PASSWORD.min, max: PASSWORD.max }
const passwordRules = (field: string) => ({
  ITERABLE_LENGTH_SHORT: { [field]: password },
  ITERABLE_LENGTH_LONG: { [field]: password },
})
const addressRules = {
  ITERABLE_LENGTH: { phone_number: { min: PHONE.min, max: PHONE.max } },
  ITERABLE_LENGTH_LONG: {
    name: upTo(PROFILE.nameMax),
    line1: upTo(ADDRESS.lineMax),
    line2: upTo(ADDRESS.lineMax),
    city: upTo(ADDRESS.cityMax),
    state: upTo(ADDRESS.stateMax),
  },
}
const pledgePages = { OUT_OF_RANGE: { 'page[size]': { min: 1, max: MANAGER.pageSizeMax } } }
const page = { min: 1, max: LISTING.pageMax }
const pages = { OUT_OF_RANGE: { page, 'page[size]': { min: 1, max: LISTING.pageSizeMax } } }
const suspensionReason = { ITERABLE_LENGTH_LONG: { reason: upTo(SUSPENSION.reasonMax) } }
const payout = {
  NUMBER_LOW: { amount: { min: PAYOUT.minCents } },
  NUMBER_HIGH: { amount: { max: PAYOUT.maxCents } },
}
const updateTexts = {
  ITERABLE_LENGTH_LONG: {
    name: upTo(COMMUNITY.updateTitleMax),
    description: upTo(COMMUNITY.updateMax),
  },
  OUT_OF_RANGE: { publish_at: upTo(COMMUNITY.updateAheadDays) },
}
const commentText = { ITERABLE_LENGTH_LONG: { text: upTo(COMMUNITY.commentMax) } }
/** In dollars. */
const cap = { max: CHECKOUT.capCents / 100 }
const least = { min: CHECKOUT.minimumCents / 100 }
const couponLength = { min: CHECKOUT.couponMin, max: CHECKOUT.couponMax }
const noteText = { ITERABLE_LENGTH_LONG: { text: upTo(MANAGER.noteMax) } }
const passkeysMax = { MAX_COUNT: { passkey: { max: PASSKEY.max } } }

const rewardRules = {
  NUMBER_LOW: { price: { min: 1 } },
  NUMBER_HIGH: { price: { max: REWARD.priceMaxCents } },
  ITERABLE_LENGTH_LONG: {
    title: upTo(REWARD.titleMax),
    description: upTo(REWARD.descriptionMax),
  },
}
const variantRules = {
  NUMBER_LOW: { quantity: { min: 1 } },
  NUMBER_HIGH: { quantity: { max: REWARD.backerLimitMax } },
  ITERABLE_LENGTH_LONG: { name: upTo(REWARD.variantNameMax) },
}
const milestoneRules = {
  NUMBER_LOW: { funds: { min: MILESTONE.shareMinPercent } },
  OUT_OF_RANGE: { date: { min: 1, max: MILESTONE.lastAfterMonths } },
  ITERABLE_LENGTH_LONG: {
    title: upTo(MILESTONE.titleMax),
    description: upTo(MILESTONE.descriptionMax),
  },
}
const faqRules = {
  ITERABLE_LENGTH_LONG: {
    question: upTo(COMMUNITY.questionMax),
    answer: upTo(COMMUNITY.answerMax),
  },
}
const bonusRules = {
  NUMBER_LOW: { places: { min: 1 } },
  NUMBER_HIGH: { places: { max: BONUS.placesMax } },
  ITERABLE_LENGTH_LONG: {
    title: upTo(BONUS.titleMax),
    description: upTo(BONUS.descriptionMax),
    gives: upTo(BONUS.givesMax),
  },
}
const mainPicture = IMAGE_RULES.main

/**
 * The limits that an error names, by call, code and field. The server answers with them; scenarios take them from here
 * and the conformance suite compares, so that a story cannot show another limit than the product's. Values that depend
 * on the moment (`seconds`, `remaining`, a name) are not here.
 */
export const errorParams: Readonly<Partial<Record<EndpointName, Readonly<Record<string, ParamsByField>>>>> = {
  register: passwordRules('password'),
  confirmPasswordReset: passwordRules('new_password'),
  changePassword: passwordRules('new_password'),
  convertAccount: passwordRules('password'),
  completeMissingInfo: { ITERABLE_LENGTH_LONG: { name: upTo(PROFILE.nameMax) } },
  updateMe: {
    ITERABLE_LENGTH_LONG: {
      name: upTo(PROFILE.nameMax),
      location: upTo(PROFILE.locationMax),
      bio: upTo(PROFILE.bioMax),
    },
  },
  setAvatar: {
    FILE_TYPE: { file: { types: 'PNG, JPEG, GIF' } },
    FILE_SIZE_BIG: { file: { max: IMAGE_RULES.profile.maxBytes / MEGABYTE_BYTES } },
  },
  startPasskey: passkeysMax,
  addPasskey: { ...passkeysMax, ITERABLE_LENGTH_LONG: { name: upTo(PASSKEY.nameMax) } },
  addPaymentMethod: { MAX_COUNT: { payment_method: { max: CARD.max } } },
  addShippingAddress: { ...addressRules, MAX_COUNT: { shipping_address: { max: ADDRESS.max } } },
  updateShippingAddress: addressRules,
  setParcelAddress: addressRules,
  setItemQuantity: {
    NUMBER_LOW: { quantity: { min: 0 } },
    NUMBER_HIGH: { quantity: { max: CHECKOUT.quantityMax } },
  },
  setCheckedOutQuantity: {
    NUMBER_LOW: { quantity: { min: 0 }, total_usd: least },
    NUMBER_HIGH: { quantity: { max: CHECKOUT.quantityMax }, total_usd: cap },
  },
  setPledgeAddress: { NUMBER_HIGH: { total_usd: cap } },
  checkout: { NUMBER_LOW: { total_usd: least }, NUMBER_HIGH: { total_usd: cap } },
  applyCoupon: { ITERABLE_LENGTH_LONG: { code: upTo(CHECKOUT.couponMax) } },
  sendMyPledgeMessage: { ITERABLE_LENGTH_LONG: { text: upTo(COMMUNITY.messageMax) } },
  sendPledgeMessage: { ITERABLE_LENGTH_LONG: { text: upTo(COMMUNITY.messageMax) } },
  addPledgeNote: { ...noteText, MAX_COUNT: { note: { max: MANAGER.notesMax } } },
  editPledgeNote: noteText,
  createReferralLink: {
    ITERABLE_LENGTH_LONG: { name: upTo(COMMUNITY.referralNameMax) },
    MAX_COUNT: { name: { max: COMMUNITY.referralLinksMax } },
  },
  updateReferralLink: { ITERABLE_LENGTH_LONG: { name: upTo(COMMUNITY.referralNameMax) } },
  createCoupon: {
    ITERABLE_LENGTH_SHORT: { code: couponLength },
    ITERABLE_LENGTH_LONG: { code: couponLength },
    NUMBER_LOW: { value: { min: 1 } },
    NUMBER_HIGH: { value: { max: CHECKOUT.couponPercentMax } },
    MAX_COUNT: { coupon: { max: CHECKOUT.couponsMax } },
  },
  listPledges: pledgePages,
  createSegment: {
    ITERABLE_LENGTH_LONG: { name: upTo(MANAGER.segmentNameMax) },
    MAX_COUNT: { segment: { max: MANAGER.segmentsMax } },
  },
  setOrderStatus: {
    ITERABLE_LENGTH_LONG: {
      carrier: upTo(ORDER.carrierMax),
      tracking_number: upTo(ORDER.trackingMax),
    },
  },
  shipParcels: {
    ITERABLE_LENGTH_LONG: {
      'shipments.0.carrier': upTo(ORDER.carrierMax),
      'shipments.0.tracking_number': upTo(ORDER.trackingMax),
    },
  },
  askForRefund: { ITERABLE_LENGTH_LONG: { reason: upTo(REFUND.reasonMax) } },
  refundPledge: {
    ITERABLE_LENGTH_LONG: { reason: upTo(REFUND.reasonMax) },
    NUMBER_LOW: { amount: { min: 1 } },
    NUMBER_HIGH: { amount: { max: CHECKOUT.capCents } },
  },
  setBankAccount: {
    FILE_TYPE: { file: { types: 'PDF, JPEG, PNG' } },
    FILE_SIZE_BIG: { file: { max: BANK_DOCUMENT.maxBytes / MEGABYTE_BYTES } },
  },
  withdrawFunds: payout,
  withdrawFromWallet: payout,
  suspendProject: suspensionReason,
  restoreProject: suspensionReason,
  endProject: suspensionReason,
  /** In hundredths of a token. */
  convertTokens: {
    NUMBER_LOW: { amount: { min: 1 } },
    NUMBER_HIGH: { amount: { max: WALLET.maxPlg * WALLET.hundredthsPerToken } },
  },
  createUpdate: updateTexts,
  previewUpdateMail: { ITERABLE_LENGTH_LONG: updateTexts.ITERABLE_LENGTH_LONG },
  sendTestUpdate: { ITERABLE_LENGTH_LONG: updateTexts.ITERABLE_LENGTH_LONG },
  editUpdate: updateTexts,
  createProject: { ITERABLE_LENGTH_LONG: { name: upTo(PROJECT.nameMax) } },
  updateProject: {
    NUMBER_LOW: { duration: { min: CAMPAIGN.daysMin } },
    NUMBER_HIGH: { duration: { max: CAMPAIGN.daysMax } },
    ITERABLE_LENGTH_LONG: { name: upTo(PROJECT.nameMax), blurb: upTo(PROJECT.blurbMax) },
  },
  submitProject: {
    ITERABLE_LENGTH_SHORT: {
      name: { min: PUBLISH.nameMin, max: PROJECT.nameMax },
      blurb: { min: PUBLISH.blurbMin, max: PROJECT.blurbMax },
      description: { min: PUBLISH.descriptionMin, max: PROJECT.descriptionMax },
    },
    OUT_OF_RANGE: {
      start_time: { min: 0, max: PROJECT.startAheadDays },
      date: { min: 1, max: MILESTONE.lastAfterMonths },
    },
  },
  uploadProjectImage: {
    MAX_COUNT: { images: { max: IMAGE_RULES.carousel.maxCount } },
    FILE_TYPE: { file: { types: 'PNG, JPEG' } },
    FILE_SIZE_BIG: { file: { max: mainPicture.maxBytes / MEGABYTE_BYTES } },
    IMAGE_ASPECT_RATIO: { file: { ratio: mainPicture.ratio.label } },
    IMAGE_DIMENSIONS: { file: { width: mainPicture.minWidth, height: mainPicture.minHeight } },
  },
  setVariantImage: {
    FILE_TYPE: { file: { types: 'PNG, JPEG' } },
    FILE_SIZE_BIG: { file: { max: IMAGE_RULES.variant.maxBytes / MEGABYTE_BYTES } },
  },
  createReward: { ...rewardRules, MAX_COUNT: { reward: { max: REWARD.max } } },
  updateReward: rewardRules,
  createVariant: { ...variantRules, MAX_COUNT: { variant: { max: REWARD.variantsMax } } },
  updateVariant: variantRules,
  createMilestone: {
    ...milestoneRules,
    NUMBER_HIGH: { funds: { max: 40 } },
    MAX_COUNT: { milestone: { max: MILESTONE.max } },
  },
  updateMilestone: { ...milestoneRules, NUMBER_HIGH: { funds: { max: 100 } } },
  createFaqItem: { ...faqRules, MAX_COUNT: { faq: { max: COMMUNITY.questionsMax } } },
  updateFaqItem: faqRules,
  promiseRhythm: {
    NUMBER_LOW: { weeks: { min: COMMUNITY.rhythmWeeksMin } },
    NUMBER_HIGH: { weeks: { max: COMMUNITY.rhythmWeeksMax } },
  },
  createBonus: { ...bonusRules, MAX_COUNT: { bonus: { max: BONUS.max } } },
  updateBonus: bonusRules,
  submitToBonus: {
    ITERABLE_LENGTH_LONG: { text: upTo(BONUS.entryMax) },
    FILE_TYPE: { file: { types: 'PNG, JPEG' } },
    FILE_SIZE_BIG: { file: { max: IMAGE_RULES.description.maxBytes / MEGABYTE_BYTES } },
  },
  decideBonusEntry: {
    ITERABLE_LENGTH_SHORT: { reason: { min: BONUS.reasonMin, max: BONUS.reasonMax } },
    ITERABLE_LENGTH_LONG: { reason: { min: BONUS.reasonMin, max: BONUS.reasonMax } },
  },
  /** Of the name; each text has its own limit. */
  saveTranslation: { ITERABLE_LENGTH_LONG: { text: upTo(PROJECT.nameMax) } },
  listComments: pages,
  listReplies: pages,
  addComment: commentText,
  addReply: commentText,
  editComment: commentText,
  flagProject: { ITERABLE_LENGTH_LONG: { text: upTo(COMMUNITY.flagTextMax) } },
  flagComment: { ITERABLE_LENGTH_LONG: { text: upTo(COMMUNITY.flagTextMax) } },
  flagMyPledgeMessage: { ITERABLE_LENGTH_LONG: { text: upTo(COMMUNITY.flagTextMax) } },
  flagPledgeMessage: { ITERABLE_LENGTH_LONG: { text: upTo(COMMUNITY.flagTextMax) } },
  listProjects: pages,
  listCreatedProjects: pages,
  listPledgedProjects: pages,
  listTeamProjects: pages,
  listUpdates: pages,
  listNotifications: pages,
  listWalletTransactions: pages,
  listSecurityEvents: pages,
  listModerationCases: pages,
  listModerationLog: pages,
  decideModerationCase: suspensionReason,
  unblockAccount: suspensionReason,
  restoreRemoved: {
    MAX_COUNT: {
      faq: { max: COMMUNITY.questionsMax },
      reward: { max: REWARD.max },
      variant: { max: REWARD.variantsMax },
      milestone: { max: MILESTONE.max },
      images: { max: IMAGE_RULES.carousel.maxCount },
    },
  },
  answerModerator: { ITERABLE_LENGTH_LONG: { text: suspensionReason.ITERABLE_LENGTH_LONG.reason } },
  listActivity: pages,
  listProjectLedger: pages,
  listMyPledges: pages,
  searchProjects: { OUT_OF_RANGE: { page: { min: 1, max: SEARCH.pageMax } } },
}

/** The limits that a call's code names of a field; undefined where it names none. */
export const paramsOf = (name: string, code: string, field = ''): Params | undefined =>
  (errorParams as Readonly<Record<string, Readonly<Record<string, ParamsByField>>>>)[name]?.[code]?.[field]
