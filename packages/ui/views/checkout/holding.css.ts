import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, type } = vars

export const sheet = style({
  padding: 20,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  fontSize: type.t14,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  fontSize: type.t16,
})
export const bar = style({ display: 'flex', gap: 3, blockSize: 18, marginBlock: '14px 12px' })
const part = style({
  display: 'grid',
  placeItems: 'center',
  flexBasis: 0,
  minInlineSize: 6,
  overflow: 'hidden',
  borderRadius: 2,
  font: `700 ${type.t12}/1 ${vars.font.text}`,
})
export const paid = style([part, { background: color.fuseBurnt }])
export const held = style([part, { background: color.positive, color: color.onPositive }])
export const rows = style({ display: 'grid', gap: 8 })
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: 12 })
export const label = style({
  display: 'grid',
  gridTemplateColumns: '18px 1fr',
  gap: 10,
  alignItems: 'center',
})
const swatch = style({ inlineSize: 18, blockSize: 18 })
export const swatchPaid = style([paid, swatch])
export const swatchHeld = style([held, swatch])
export const value = style({ fontWeight: 600 })
export const total = style([
  row,
  { paddingBlockStart: 8, borderBlockStart: `1px solid ${color.border}`, fontWeight: 700 },
])
