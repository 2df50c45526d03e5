import {
  ADDRESS,
  BANK_DOCUMENT,
  BONUS,
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
  PAYOUT,
  PHONE,
  PROJECT,
  PUBLISH,
  REWARD,
  SEARCH,
  WALLET,
} from '@kindling/validation/limits'
import type { EndpointName } from './index.ts'
import { type Limits, limitsOf } from './limits-of.ts'
import { schemas } from './schemas.ts'

export type { Limits as Params } from './limits-of.ts'

type LimitsByField = Readonly<Record<string, Limits>>
type LimitsByCode = Readonly<Record<string, LimitsByField>>

const upTo = (max: number): Limits => ({ min: 0, max })
const phone = { ITERABLE_LENGTH: { phone_number: { min: PHONE.min, max: PHONE.max } } }
const page = { min: 1, max: LISTING.pageMax }
const pages = { OUT_OF_RANGE: { page, 'page[size]': { min: 1, max: LISTING.pageSizeMax } } }
const payout = { NUMBER_LOW: { amount: { min: PAYOUT.minCents } } }
const publishAt = { OUT_OF_RANGE: { publish_at: upTo(COMMUNITY.updateAheadDays) } }
/** In dollars. */
const cap = { max: CHECKOUT.capCents / 100 }
const least = { min: CHECKOUT.minimumCents / 100 }
const passkeysMax = { MAX_COUNT: { passkey: { max: PASSKEY.max } } }
const price = { NUMBER_LOW: { price: { min: 1 } } }
const milestoneDate = { OUT_OF_RANGE: { date: { min: 1, max: MILESTONE.lastAfterMonths } } }
const mainPicture = IMAGE_RULES.main

/** Limits that no field's own rules know: of counts, files, stored rows, the clock and addresses. By call and code. */
const beyondForms: Readonly<Partial<Record<EndpointName, LimitsByCode>>> = {
  setAvatar: {
    FILE_TYPE: { file: { types: 'PNG, JPEG, GIF' } },
    FILE_SIZE_BIG: { file: { max: IMAGE_RULES.profile.maxBytes / MEGABYTE_BYTES } },
  },
  startPasskey: passkeysMax,
  addPasskey: passkeysMax,
  addPaymentMethod: { MAX_COUNT: { payment_method: { max: CARD.max } } },
  addShippingAddress: { ...phone, MAX_COUNT: { shipping_address: { max: ADDRESS.max } } },
  updateShippingAddress: phone,
  setParcelAddress: phone,
  setCheckedOutQuantity: { NUMBER_LOW: { total_usd: least }, NUMBER_HIGH: { total_usd: cap } },
  setPledgeAddress: { NUMBER_HIGH: { total_usd: cap } },
  checkout: { NUMBER_LOW: { total_usd: least }, NUMBER_HIGH: { total_usd: cap } },
  addPledgeNote: { MAX_COUNT: { note: { max: MANAGER.notesMax } } },
  createReferralLink: { MAX_COUNT: { name: { max: COMMUNITY.referralLinksMax } } },
  createCoupon: {
    /** Of a percentage. */
    NUMBER_HIGH: { value: { max: CHECKOUT.couponPercentMax } },
    MAX_COUNT: { coupon: { max: CHECKOUT.couponsMax } },
  },
  listPledges: { OUT_OF_RANGE: { 'page[size]': { min: 1, max: MANAGER.pageSizeMax } } },
  createSegment: { MAX_COUNT: { segment: { max: MANAGER.segmentsMax } } },
  shipParcels: {
    ITERABLE_LENGTH_LONG: {
      'shipments.0.carrier': upTo(ORDER.carrierMax),
      'shipments.0.tracking_number': upTo(ORDER.trackingMax),
    },
  },
  setBankAccount: {
    FILE_TYPE: { file: { types: 'PDF, JPEG, PNG' } },
    FILE_SIZE_BIG: { file: { max: BANK_DOCUMENT.maxBytes / MEGABYTE_BYTES } },
  },
  withdrawFunds: payout,
  withdrawFromWallet: payout,
  /** In hundredths of a token. */
  convertTokens: {
    NUMBER_LOW: { amount: { min: 1 } },
    NUMBER_HIGH: { amount: { max: WALLET.maxPlg * WALLET.hundredthsPerToken } },
  },
  createUpdate: publishAt,
  editUpdate: publishAt,
  submitProject: {
    ITERABLE_LENGTH_SHORT: {
      name: { min: PUBLISH.nameMin, max: PROJECT.nameMax },
      blurb: { min: PUBLISH.blurbMin, max: PROJECT.blurbMax },
      description: { min: PUBLISH.descriptionMin, max: PROJECT.descriptionMax },
    },
    OUT_OF_RANGE: {
      start_time: { min: 0, max: PROJECT.startAheadDays },
      date: milestoneDate.OUT_OF_RANGE.date,
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
  createReward: { ...price, MAX_COUNT: { reward: { max: REWARD.max } } },
  updateReward: price,
  createVariant: { MAX_COUNT: { variant: { max: REWARD.variantsMax } } },
  createMilestone: {
    ...milestoneDate,
    /** What the other milestones leave in the examples. */
    NUMBER_HIGH: { funds: { max: 40 } },
    MAX_COUNT: { milestone: { max: MILESTONE.max } },
  },
  updateMilestone: milestoneDate,
  createFaqItem: { MAX_COUNT: { faq: { max: COMMUNITY.questionsMax } } },
  createBonus: { MAX_COUNT: { bonus: { max: BONUS.max } } },
  submitToBonus: {
    FILE_TYPE: { file: { types: 'PNG, JPEG' } },
    FILE_SIZE_BIG: { file: { max: IMAGE_RULES.description.maxBytes / MEGABYTE_BYTES } },
  },
  /** Of the name; each text has its own limit. */
  saveTranslation: { ITERABLE_LENGTH_LONG: { text: upTo(PROJECT.nameMax) } },
  listComments: pages,
  listReplies: pages,
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
  restoreRemoved: {
    MAX_COUNT: {
      faq: { max: COMMUNITY.questionsMax },
      reward: { max: REWARD.max },
      variant: { max: REWARD.variantsMax },
      milestone: { max: MILESTONE.max },
      images: { max: IMAGE_RULES.carousel.maxCount },
    },
  },
  listActivity: pages,
  listProjectLedger: pages,
  listMyPledges: pages,
  searchProjects: { OUT_OF_RANGE: { page: { min: 1, max: SEARCH.pageMax } } },
}

/** The limits that a call's code names, by field: those of its form's rules, and those that no form knows. */
export function limitsByField(name: string, code: string): LimitsByField {
  const body = (schemas as Readonly<Record<string, { body?: unknown }>>)[name]?.body
  const own = (beyondForms as Readonly<Record<string, LimitsByCode>>)[name]?.[code]
  return { ...limitsOf(body, code), ...own }
}

/**
 * The limits that a call's code names of a field; undefined where it names none. Scenarios answer with them and the
 * conformance suite compares them with the server's, so that a story cannot show another limit than the product's.
 * Values that depend on the moment (`seconds`, `remaining`, a name) are not among them.
 */
export const paramsOf = (name: string, code: string, field = ''): Limits | undefined =>
  limitsByField(name, code)[field]
