import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'

const { color, type, motion } = vars

export const menu = style({ position: 'relative', '@media': { [media.phone]: { position: 'static' } } })
export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.control,
  selectors: { '&[aria-expanded="true"]': { background: color.surfaceHover } },
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
})
/** On the bell's corner, with a ring in the page's colour so that it is readable on any background. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: 9,
  insetInlineEnd: 9,
  inlineSize: 11,
  blockSize: 11,
  border: `2px solid ${color.surfacePage}`,
  borderRadius: vars.radius.round,
  background: color.accent,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 8px)',
  inlineSize: 420,
  display: 'grid',
  background: color.surfaceSheet,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.elev2,
  overflow: 'hidden',
  '@media': {
    [media.phone]: { insetInline: 16, insetBlockStart: 'calc(100% + 4px)', inlineSize: 'auto' },
  },
})
const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 16px',
  minBlockSize: 52,
})
export const panelHead = style([strip, { borderBlockEnd: `1px solid ${color.border}` }])
export const panelTitle = style({ fontWeight: 600 })
export const panelFoot = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 48,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: type.t14,
  fontWeight: 600,
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
  ':focus-visible': { outlineOffset: -2 },
})
/** Four rows high while they load: nothing jumps. */
export const panelBody = style({ minBlockSize: 4 * 71 })
export const blank = style({ display: 'grid', gap: 12, padding: 16 })
export const notice = style({ display: 'grid', justifyItems: 'start', gap: 8, padding: 16 })
export const rejection = style({
  padding: '8px 16px',
  fontSize: type.t14,
  fontWeight: 600,
  color: color.dangerText,
})

export const page = style([wrap, { maxInlineSize: 760 }])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  paddingBlock: '48px 24px',
  '@media': { [media.phone]: { paddingBlock: '28px 20px' } },
})
export const count = style({ minBlockSize: 25, marginBlockStart: 4, color: color.textMuted })
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 20 })
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 34,
  paddingInline: 12,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.tag,
  background: color.surfaceSheet,
  fontSize: type.t14,
  fontWeight: 600,
  transition: `background ${motion.fast} linear`,
  selectors: { '&[aria-current]': { background: color.surfaceInverse, color: color.textInverse } },
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.surfaceHover } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid' } } },
  },
})
export const sheet = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  overflow: 'hidden',
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 52px',
  alignItems: 'center',
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` },
    // Same colour as its link: one row, one colour.
    '&[data-unread]': { background: `color-mix(in oklch, ${color.accentSoft} 45%, ${color.surfaceSheet})` },
  },
})
// The row has the rule, because its link has a button beside it.
globalStyle(`${row} > a`, { borderBlockEnd: 0 })
export const pages = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: 32 })
export const gap = style({ marginBlockEnd: 16 })
