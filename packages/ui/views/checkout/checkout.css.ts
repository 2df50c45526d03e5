import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'

const { color, type } = vars

export const page = style([wrap, { paddingBlock: '28px 0' }])
export const back = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 24px',
  maxInlineSize: 1184,
  marginInline: 'auto',
  marginBlockEnd: 20,
})
export const title = style({
  font: `600 ${type.t16}/1.4 ${vars.font.text}`,
  letterSpacing: 0,
  textWrap: 'pretty',
})
export const muted = style({ color: color.textMuted, fontWeight: 400 })
export const backArrow = style({
  display: 'inline-flex',
  marginInlineEnd: 6,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px)',
  justifyContent: 'center',
  alignItems: 'start',
  gap: 28,
  '@media': { [media.from1100]: { gridTemplateColumns: 'minmax(0, 720px) 400px', gap: 64 } },
})
export const steps = style({ paddingBlockEnd: 8, '@media': { [media.from700]: { paddingBlockEnd: 26 } } })
export const panel = style({ paddingBlock: 20, borderBlockStart: `1px solid ${color.border}` })
export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 34,
})
export const panelTitle = style({ display: 'flex', alignItems: 'center', gap: 12 })
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.round,
  border: `1.5px solid ${color.borderStrong}`,
  font: `600 ${type.t14}/1 ${vars.font.text}`,
  letterSpacing: 0,
  selectors: {
    [`${panel}[data-state="current"] &`]: { borderColor: color.accent, color: color.accentText },
    [`${panel}[data-state="done"] &`]: {
      borderColor: color.fuseBurnt,
      background: color.fuseBurnt,
      color: color.surfacePage,
    },
  },
})
export const panelSummary = style({
  paddingInlineStart: 40,
  marginBlockStart: 2,
  color: color.textMuted,
  overflowWrap: 'anywhere',
})
export const panelBody = style({
  padding: '20px 0 12px',
  '@media': { [media.from700]: { paddingInlineStart: 40 } },
})
export const recover = style({
  minBlockSize: 24,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
/** The button and its consequence; on a phone a bar fixed to the bottom. */
export const confirm = style({
  display: 'grid',
  gap: 10,
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: vars.layer.sticky,
      insetInline: 0,
      insetBlockEnd: 0,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(180px, auto)',
      alignItems: 'center',
      gap: '0 12px',
      padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
      borderBlockStart: `1px solid ${color.border}`,
      background: color.surfaceSheet,
    },
  },
})
globalStyle(`${confirm} > button`, { '@media': { [media.phone]: { gridRow: '1 / 3', gridColumn: 2 } } })
// The bar covers nothing: the page ends above it, and focused elements scroll clear of it.
globalStyle(`html:has(${confirm})`, {
  '@media': { [media.phone]: { scrollPaddingBlockEnd: 96, paddingBlockEnd: 84 } },
})
export const underButton = style({
  fontSize: type.t13,
  lineHeight: 1.35,
  color: color.textMuted,
  textAlign: 'center',
  '@media': { [media.phone]: { textAlign: 'start' } },
})
export const barAmount = style({
  fontSize: type.t18,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.from700]: { display: 'none' } },
})
