import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars
const small = '(max-width: 1099.98px)'
const cord = `repeating-linear-gradient(118deg, ${color.textInverseMuted} 0 2.5px, transparent 2.5px 6px)`

/** The rehearsed page. What is under the bar can be scrolled above it. */
export const page = style({ paddingBlockEnd: 48 })
globalStyle(`html:has(${page})`, { scrollPaddingBlockEnd: 260 })
globalStyle(`main:has(${page}) ~ footer`, { paddingBlockEnd: 260 })
/** The pledge at the lower edge of a phone: its place is the bar's. By position, as its own style belongs to first views. */
globalStyle(`${page} > div > section:last-child`, { display: 'none' })

export const bar = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: 10,
  padding: `12px max(${vars.layout.margin}, calc((100% - ${vars.layout.wrap}) / 2)) max(18px, env(safe-area-inset-bottom))`,
  background: color.surfaceInverse,
  color: color.textInverse,
  boxShadow: vars.shadow.elev3,
  vars: { '--k-surface-host': color.surfaceInverse },
  '@media': {
    [small]: { padding: '10px 16px max(14px, env(safe-area-inset-bottom))', gap: 6 },
    [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' },
  },
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
})
export const notice = style({
  marginInlineStart: 8,
  color: color.textInverseMuted,
  fontSize: type.t14,
  '@media': { [media.phone]: { display: 'none' } },
})
export const notes = style({ fontSize: type.t13, lineHeight: 1.45, color: color.textInverseMuted })
export const roles = style({ display: 'flex', gap: 8, flex: 'none' })
export const choice = style({
  display: 'flex',
  padding: 3,
  border: `1px solid ${color.borderInverse}`,
  borderRadius: vars.radius.control,
})
export const role = style({
  blockSize: 36,
  paddingInline: 12,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: color.textInverseMuted,
  font: `600 ${type.t14}/1 ${vars.font.text}`,
  selectors: { '&[aria-pressed="true"]': { background: color.textInverse, color: color.surfaceInverse } },
  '@media': {
    [media.phone]: { paddingInline: 8 },
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})
/** Buttons of the page's own kind, on ink. */
export const tool = style({ display: 'inline-flex' })
globalStyle(`${bar} ${tool} button`, {
  background: 'none',
  borderColor: color.borderInverse,
  color: color.textInverse,
})
export const step = style([tool, { '@media': { [small]: { display: 'none' } } }])
globalStyle(`${bar} ${tool} button[aria-disabled="true"]`, { opacity: 0.5 })
/** They point to where they lead, in every direction of writing. */
globalStyle(`[dir="rtl"] ${bar} ${step.split(' ')[0]} svg`, { transform: 'scaleX(-1)' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: 20,
  '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 } },
})
const scrolls = { position: 'relative', overflowX: 'auto', scrollbarWidth: 'none' } as const
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [small]: { ...scrolls, gridAutoColumns: '112px' } },
})
export const sides = style({
  display: 'flex',
  gap: 20,
  paddingInlineStart: 24,
  borderInlineStart: `1px solid ${color.borderInverse}`,
  '@media': { [small]: { ...scrolls, paddingInlineStart: 0, borderInlineStart: 0 } },
})
const line = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 10,
    blockSize: 4,
    background: cord,
  },
  selectors: { '&:last-child::before': { display: 'none' } },
})
export const stop = styleVariants({
  past: [
    line,
    {
      '::before': { background: color.textInverse },
      '@media': {
        [media.forcedColors]: { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  ],
  ahead: [
    line,
    {
      '@media': {
        [media.forcedColors]: { '::before': { background: 'GrayText', forcedColorAdjust: 'none' } },
      },
    },
  ],
})
export const side = style({ flex: 'none' })
export const button = style({
  position: 'relative',
  display: 'grid',
  gap: 1,
  inlineSize: '100%',
  minBlockSize: 60,
  padding: 0,
  paddingBlock: '24px 4px',
  paddingInlineEnd: 8,
  border: 0,
  background: 'none',
  color: color.textInverse,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineColor: color.textInverse, outlineOffset: -2, boxShadow: 'none' } },
})
const dot = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  insetBlockStart: 7,
  inlineSize: 10,
  blockSize: 10,
  border: `2px solid ${color.textInverseMuted}`,
  borderRadius: vars.radius.round,
  background: color.surfaceInverse,
})
export const dots = styleVariants({
  past: [dot, { background: color.textInverse, borderColor: color.textInverse }],
  ahead: [dot],
})
export const square = style([dot, { borderRadius: 2 }])
/** Where the fuse burns. */
export const ember = style([
  dot,
  {
    insetInlineStart: -1,
    insetBlockStart: 6,
    inlineSize: 12,
    blockSize: 12,
    border: 0,
    background: `radial-gradient(circle at 42% 38%, ${color.glowCore} 0 18%, ${color.glow} 48%, ${color.accent} 82%)`,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
])
export const name = style({
  fontWeight: 600,
  fontSize: type.t14,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  selectors: {
    [`${button}[aria-current] &`]: {
      textDecoration: 'underline 2px',
      textUnderlineOffset: 4,
    },
  },
})
export const figure = style({
  color: color.textInverseMuted,
  fontSize: type.t13,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const spoken = hidden
