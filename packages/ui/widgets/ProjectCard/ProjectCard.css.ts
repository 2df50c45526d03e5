import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { alignedAsParent, media } from '../../theme/scale.ts'
import { cord as cordImage, tip } from '../FundingProgress/FundingProgress.css.ts'

const { color, type } = vars

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
globalStyle(`${card}:hover ${tip}::before`, { opacity: 1 })

export const picture = style({ position: 'relative' })
export const tag = style({ position: 'absolute', insetInlineStart: 10, insetBlockEnd: 10 })
// Two lines are reserved, so that neighbouring fuses align.
export const title = style({ marginBlockStart: 16, minBlockSize: `calc(2.32 * ${type.t21})` })
export const link = style({
  // The whole card is the target, and still one link.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
    },
    '&:focus-visible': { outline: 'none', boxShadow: 'none !important' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
  },
})
export const byline = style({
  marginBlock: '4px 10px',
  fontSize: type.t14,
  lineHeight: 1.5,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Truncated at its end, in either direction.
  textAlign: alignedAsParent,
})
export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockStart: 4,
  fontSize: type.t14,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
})
export const progress = style({ fontWeight: 600 })
export const deadline = style({ color: color.textMuted, textAlign: 'end' })

/** On a phone: picture at the start, words beside it, the tag below them as text. */
export const row = style({
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '112px minmax(0, 1fr)',
      columnGap: 16,
      gridTemplateRows: 'repeat(5, auto) 1fr',
    },
  },
})
globalStyle(`${row} > *`, { '@media': { [media.phone]: { gridColumn: 2 } } })
globalStyle(`${row} > ${picture}`, { '@media': { [media.phone]: { gridColumn: 1, gridRow: '1 / -1' } } })
globalStyle(`${row} ${tag}`, { '@media': { [media.phone]: { display: 'none' } } })
globalStyle(`${row} > ${title}`, { '@media': { [media.phone]: { marginBlockStart: 0, minBlockSize: 0 } } })
globalStyle(`${row} ${title} > *`, { '@media': { [media.phone]: { fontSize: type.t18 } } })
export const rowTag = style({ marginBlockStart: 4, '@media': { [media.from700]: { display: 'none' } } })

const blank = { background: color.surfaceHover, borderRadius: vars.radius.tag }
export const pictureSkeleton = style({
  aspectRatio: '3 / 4',
  background: color.surfaceSunken,
  borderRadius: vars.radius.card,
})
export const line = style({ ...blank, blockSize: 18, marginBlock: 4 })
export const cord = style({ blockSize: 4, marginBlock: 8, borderRadius: 2, background: cordImage })
