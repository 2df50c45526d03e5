/** The measures of the product. Lists are `as const`: types, styles and story options come from them. */

/** Space in px. Inside a group 4 to 12, between groups 16 to 24, sheet padding 20 to 28. */
export const spaces = [0, 2, 4, 6, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64, 80, 112] as const
export type Space = (typeof spaces)[number]

/** Where the layout changes, in px; below 700 is a phone. */
export const breakpoints = { from700: 700, from1024: 1024, from1100: 1100, from1396: 1396 } as const

/** Media queries, for styles that need one. `phone` is everything under 700 px. */
export const media = {
  phone: '(max-width: 699.98px)',
  from700: '(min-width: 700px)',
  from1024: '(min-width: 1024px)',
  from1100: '(min-width: 1100px)',
  from1396: '(min-width: 1396px)',
  /** Touch, or a window as narrow as a phone: targets grow to 44 px. */
  touch: '(pointer: coarse), (max-width: 699.98px)',
  /** A real pointer, so that a tap leaves no hover state behind. */
  hover: '(hover: hover)',
  /** Only links and forms respond to a press. */
  noScript: '(scripting: none)',
  stillness: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const

/** Type sizes by their px name, in rem so that they follow the reader's own text size. */
export const typeSizes = {
  t12: '.75rem',
  t13: '.8125rem',
  t14: '.875rem',
  t16: '1rem',
  t18: '1.125rem',
  t21: '1.3125rem',
  t26: '1.625rem',
  t34: '2.125rem',
  t46: '2.875rem',
  t64: '4rem',
} as const
/** The three sizes that shrink on a phone. */
export const typeSizesPhone = { t34: '1.625rem', t46: '2.125rem', t64: '2.75rem' } as const
export type TypeSize = keyof typeof typeSizes

export const radii = { tag: '3px', control: '6px', card: '8px', modal: '12px', round: '999px' } as const
export type Radius = keyof typeof radii

/**
 * Text whose own direction may differ from the page's aligns with its neighbours. Chromium knows it by the first name,
 * the others by the second.
 */
export const alignedAsParent: ['-webkit-match-parent', 'match-parent'] = [
  '-webkit-match-parent',
  'match-parent',
]
