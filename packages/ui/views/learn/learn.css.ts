import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'
import { paragraph } from '../shared/rich-text.css.ts'

const { color, type, space } = vars
const one = 'minmax(0, 1fr)'

export const page = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: one,
    gap: 32,
    paddingBlockStart: 44,
    '@media': {
      [media.phone]: { paddingBlockStart: 24, gap: 24 },
      [media.from1024]: { gridTemplateColumns: `297px ${one}`, gap: 80 },
    },
  },
])
export const aside = style({
  display: 'grid',
  gridTemplateColumns: one,
  alignContent: 'start',
  gap: 24,
  '@media': { [media.from1024]: { position: 'sticky', insetBlockStart: 24, alignSelf: 'start' } },
})
/** Heading, links, list: in this order in one column; in two, the links are beside both. */
export const listPage = style([
  page,
  {
    '@media': {
      [media.from1024]: { gridTemplateRows: 'auto 1fr', columnGap: 80, rowGap: 20 },
    },
  },
])
export const asideOfList = style([aside, { '@media': { [media.from1024]: { gridArea: '1 / 1 / span 2' } } }])
/** Beside an answer; in one column the links to others come after it. */
export const asideAfter = style([aside, { '@media': { '(max-width: 1023.98px)': { order: 1 } } }])
export const asideTitle = style({ marginBlockEnd: 4, fontWeight: 600, fontSize: type.t14 })

const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: 44,
  paddingBlock: 6,
  paddingInline: 12,
  marginInline: -12,
  borderRadius: vars.radius.control,
  fontSize: type.t14,
  lineHeight: 1.4,
  color: color.textMuted,
  '@media': { [media.hover]: { ':hover': { color: color.text, background: color.surfaceHover } } },
})
export const links = styleVariants({
  rest: [link],
  here: [
    link,
    {
      background: color.surfaceHover,
      boxShadow: `inset 3px 0 0 ${color.accent}`,
      color: color.text,
      fontWeight: 600,
      selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${color.accent}` } },
      '@media': { [media.forcedColors]: { outline: '2px solid' } },
    },
  ],
})
export const total = style({ fontVariantNumeric: 'tabular-nums', color: color.textMuted, fontWeight: 400 })
// On a phone the categories are one row that scrolls.
export const kinds = style({
  '@media': {
    '(max-width: 1023.98px)': {
      display: 'flex',
      gap: 8,
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.layout.margin})`,
      paddingInline: vars.layout.margin,
      paddingBlock: 4,
      scrollbarWidth: 'none',
    },
  },
})
globalStyle(`${kinds} a`, {
  '@media': { '(max-width: 1023.98px)': { marginInline: 0, whiteSpace: 'nowrap' } },
})

export const content = style({ minInlineSize: 0, maxInlineSize: 720 })
export const count = style({
  fontSize: type.t14,
  color: color.textMuted,
  minBlockSize: 22,
})
export const lead = style({
  marginBlockStart: 12,
  fontSize: type.t18,
  lineHeight: 1.55,
  color: color.textMuted,
  maxInlineSize: vars.layout.measure,
})
export const list = style({ marginBlockStart: 8, borderBlockStart: `1px solid ${color.border}` })
export const row = style({
  display: 'grid',
  gap: 6,
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${color.border}`,
})
globalStyle(`${row}:is(a):hover h2`, {
  '@media': {
    [media.hover]: { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
  },
})
export const words = style({ color: color.textMuted, maxInlineSize: vars.layout.measure })
export const small = style({ fontSize: type.t14, color: color.textMuted })

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  marginBlockEnd: 4,
  fontSize: type.t14,
  color: color.textMuted,
})
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  color: color.text,
  textDecorationLine: 'underline',
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: 3,
  '@media': { [media.touch]: { minBlockSize: 44 } },
})
export const body = style({ marginBlockStart: 32, fontSize: '1.0625rem', lineHeight: vars.leading.story })

// Steps: numbers in rings on one line, like a timeline.
globalStyle(`${body} ${paragraph} ol`, { counterReset: 'step', listStyle: 'none', paddingInlineStart: 0 })
globalStyle(`${body} ${paragraph} ol > li`, {
  position: 'relative',
  counterIncrement: 'step',
  paddingInlineStart: 40,
  paddingBlockEnd: 18,
  marginBlockEnd: 0,
})
globalStyle(`${body} ${paragraph} ol > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  insetBlockStart: 3,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  border: `2px solid ${color.borderStrong}`,
  borderRadius: vars.radius.round,
  background: color.surfacePage,
  font: `700 ${type.t13}/1 ${vars.font.text}`,
})
globalStyle(`${body} ${paragraph} ol > li:not(:last-child)::after`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 11,
  insetBlockStart: 27,
  insetBlockEnd: -3,
  borderInlineStart: `2px dotted ${color.borderStrong}`,
})

export const next = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginBlockStart: 40,
  paddingBlock: 18,
  borderBlock: `1px solid ${color.border}`,
})
globalStyle(`${next} svg`, { flex: 'none' })
globalStyle(`[dir='rtl'] ${next} svg`, { rotate: '180deg' })
export const related = style({ marginBlockStart: 24 })
export const blank = style({ display: 'grid', gap: 12, paddingBlock: 22 })
