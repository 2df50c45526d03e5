import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const tab = style({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' })
export const find = style({ display: 'flex', gap: 8, alignItems: 'end' })
export const download = style({ fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 3 })
export const segments = style({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${color.border}`,
})
export const segment = style({
  flex: 'none',
  minBlockSize: 44,
  paddingInline: 12,
  color: color.textMuted,
  borderBlockEnd: '3px solid transparent',
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: 600, borderBlockEndColor: color.text },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none !important' },
  },
})
export const figure = style({ marginInlineStart: 4, fontVariantNumeric: 'tabular-nums' })
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 34,
  paddingInline: 10,
  fontSize: type.t14,
  background: color.surfaceSunken,
  borderRadius: vars.radius.tag,
  '@media': { [media.touch]: { minBlockSize: 44 } },
})
export const sum = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const who = style({ display: 'flex', alignItems: 'center', gap: 12 })
export const person = style({ display: 'grid', minInlineSize: 130 })
export const name = style({
  overflow: 'hidden',
  maxInlineSize: 260,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { maxInlineSize: 140 } },
})
export const mail = style([name, { color: color.textMuted, fontSize: type.t13, fontWeight: 400 }])
export const waits = style({ display: 'flex', flexWrap: 'wrap', gap: 4, paddingBlockStart: 4 })
export const parcel = style({ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' })
export const pages = style({ display: 'flex', justifyContent: 'end', gap: 8 })
export const bulk = style({
  position: 'sticky',
  insetBlockEnd: 16,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  background: color.surfaceSheet,
  border: `1px solid ${color.text}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.elev2,
  // Over the bar of tabs.
  '@media': { '(max-width: 1023.98px)': { insetBlockEnd: 72 } },
})
export const chosen = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const bulkActions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' })
export const parts = style({ display: 'grid', gap: 24 })
export const part = style({ display: 'grid', gap: 8 })
export const legend = style({ marginBlockEnd: 8, fontWeight: 600 })
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: 12 })
/** Its arrows point along the writing. */
globalStyle(`[dir="rtl"] ${pages} svg`, { transform: 'scaleX(-1)' })
/** In a table that scrolls on a phone: a reward is read in three lines, not in ten. */
export const items = style({ minInlineSize: 160 })
