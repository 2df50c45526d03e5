import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { tip } from '../../widgets/FundingProgress/FundingProgress.css.ts'

const { color, type } = vars
const one = 'minmax(0, 1fr)'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: '40px 64px',
  alignItems: 'start',
  '@media': { [media.from1100]: { gridTemplateColumns: `${one} 297px` } },
})
/** Without a side column, rows keep the same length. */
export const alone = style({ '@media': { [media.from1100]: { marginInlineEnd: 361 } } })

/** What stands below the tabs. */
export const below = style({ marginBlockStart: 28 })
export const list = style({ marginBlockStart: -24 })
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `88px ${one}`,
  gap: '8px 16px',
  alignItems: 'start',
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.from700]: {
      gridTemplateColumns: `102px ${one} minmax(200px, 280px)`,
      columnGap: 24,
      alignItems: 'center',
      paddingBlock: 22,
    },
  },
})
globalStyle(`${row}:hover ${tip}::before`, { opacity: 1 })
// On a phone the facts are below the text, beside the picture.
globalStyle(`${row} > :first-child`, { '@media': { [media.phone]: { gridRow: '1 / span 2' } } })

export const words = style({ display: 'grid', gap: 4, gridTemplateColumns: one })
export const link = style({
  overflowWrap: 'anywhere',
  // The whole row is the target, and still one link.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${row}:hover &`]: { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none !important' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
})
export const byline = style({ fontSize: type.t14, color: color.textMuted, overflowWrap: 'anywhere' })
export const blurb = style({
  marginBlockStart: 6,
  maxInlineSize: '52ch',
  '@media': { [media.phone]: { display: 'none' } },
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: one,
  fontSize: type.t14,
  fontVariantNumeric: 'tabular-nums',
})
export const between = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockStart: 4,
})
export const quiet = style({ color: color.textMuted })
export const amount = style({ color: color.text })
export const pictureBlank = style({
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
})

export const side = style({ display: 'grid', gap: 28, gridTemplateColumns: one })
export const sideRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // A rule separates two rows; the last row has none.
  selectors: { 'li:last-child > &': { borderBlockEnd: 'none' } },
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
})
export const sideWords = style({ display: 'grid', gridTemplateColumns: one })
export const sideFacts = style({ fontSize: type.t14, fontWeight: 400, color: color.textMuted })
export const recent = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})
export const recentLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  minInlineSize: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
})
/** A list of creators or categories by itself. */
export const found = style({ maxInlineSize: 720 })
export const foundOf = style({ marginBlockStart: 16, fontSize: type.t14, color: color.textMuted })
