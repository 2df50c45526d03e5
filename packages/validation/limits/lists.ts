/* How much a list or a menu shows. */

export const NOTIFICATIONS = {
  /** Entries in the header's menu, on page 1; spec 1 §2, §7, §9. */
  dropdownSize: 4,
} as const

export const SEARCH = {
  /** Results in the dropdown; spec 1 §2, §9. */
  dropdownResults: 3,
  /** Page the dropdown asks for; spec 1 §9. */
  dropdownPage: 1,
  /** Characters; ours. */
  queryMax: 200,
  /** Last numbered page; ours. Further on, results go by cursor. */
  pageMax: 1000,
} as const

export const CAROUSEL = {
  /** CSS pixels of one slide; spec 2 §2. */
  slideWidth: 297,
  /** CSS pixels between slides; spec 2 §2. */
  gutter: 48,
  /** Placeholder slots a page; spec 2 §2. */
  slots: 4,
  /** Projects from which "view all" shows ("more than one", spec 2 §2). */
  viewAllFrom: 2,
} as const

export const LISTING = {
  /** Projects a page; ours, spec 2 §9 does not show it. */
  pageSize: 12,
  /** Most a caller may ask for; ours. */
  pageSizeMax: 100,
  /** Last page of a numbered list; ours. Further on, lists go by cursor. */
  pageMax: 10_000,
} as const
