import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, type } = vars

export const section = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
export const form = style({ display: 'grid', gap: 16 })
export const small = style({ color: color.textMuted, fontSize: type.t14 })
export const entries = style({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${color.border}`,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
})
export const entry = style({ display: 'grid', gap: 6, alignContent: 'start', overflowWrap: 'anywhere' })
export const quote = style({ fontSize: type.t14 })
