/* Cards, addresses, carts, charges and wallets. */

const HOUR_MS = 3_600_000

export const CARD = {
  /** Digits; ours, ISO/IEC 7812 (spec 1 §5 shows a mask of 16). */
  digitsMin: 13,
  digitsMax: 19,
  /** Characters of MM/YY; spec 1 §5. */
  expirationLength: 5,
  /** Digits; spec 1 §5. */
  cvvDigits: 3,
  cvvDigitsAmex: 4,
  /** Characters of what a processor gives for a card; ours. */
  tokenMax: 255,
  /** Cards a person may keep; ours. */
  max: 20,
} as const

export const ADDRESS = {
  /** Characters of line1 and line2; ours. */
  lineMax: 100,
  /** Characters; ours. */
  cityMax: 60,
  stateMax: 60,
  postalCodeMax: 16,
  /** Letters of a country code, ISO 3166-1 alpha-3; spec 1 §3. */
  countryCodeLength: 3,
  /** Addresses a person may keep; ours. */
  max: 50,
} as const

export const CHECKOUT = {
  /** Cents; exactly this passes; spec 2 §5, §9 ("over 1000 USD are rejected"). */
  capCents: 100_000,
  /** Pieces of one variant in a cart; ours. */
  quantityMax: 1000,
  /** Pieces; how many are left is said from this number down; ours. */
  fewLeft: 10,
  /** Cents that an order comes to at least; decisions 2 §3. */
  minimumCents: 50,
  /** Characters of a coupon code; ours. */
  couponMin: 4,
  couponMax: 40,
  /** Percent that a coupon takes off; decisions 2 §3. */
  couponPercentMax: 90,
  /** Uses of a coupon; ours. */
  couponUsesMax: 1_000_000,
  /** Coupons of a project; ours. */
  couponsMax: 100,
} as const

/** The charge at a successful campaign's end, and what follows it; decisions 2 §3, §4. */
export const CHARGE = {
  /** Milliseconds between two attempts on a card that failed. */
  retryMs: 48 * HOUR_MS,
  /** Milliseconds after the first failure at which the pledge is dropped. */
  dropMs: 7 * 24 * HOUR_MS,
  /** Milliseconds after which a bank that has not decided is asked again; ours. */
  pendingMs: HOUR_MS,
  /** Pledges charged by one job, and at once; the second is ours. */
  batch: 100,
  parallel: 32,
} as const

export const WALLET = {
  /** Tokens, the placeholder maximums of spec 1 §3 ("only placeholder sample data is seen"). */
  maxPlg: 5000,
  maxCs: 5500,
  /** Hundredths in one token; ours. */
  hundredthsPerToken: 100,
  /** Lines of the history a page; ours. */
  historySize: 12,
} as const
