import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars

export const column = style({ display: 'grid', gap: space[20], alignContent: 'start', minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
})
/** Numbers beside a name: how many ship here, how many of a version are left. */
export const numbers = style({
  fontSize: vars.type.t14,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const list = style({ display: 'grid', gap: space[20], gridTemplateColumns: 'minmax(0, 1fr)' })
/** The ribbon of the chosen card overlaps its edge. */
export const chosen = style({ paddingBlockStart: 13 })
export const support = style({
  display: 'grid',
  gap: 10,
  padding: '18px 20px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
})
export const addOns = style({ display: 'grid', gap: space[8] })
export const addOn = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  fontVariantNumeric: 'tabular-nums',
})
export const supportRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[8],
})
