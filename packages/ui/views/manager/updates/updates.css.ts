import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const columns = style({
  display: 'grid',
  gap: '32px 56px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1100]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
})
export const main = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const muted = style({ color: color.textMuted, fontSize: type.t14 })
export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border}`,
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const words = style({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  flex: '1 1 260px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const name = style({ fontWeight: 600 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  color: color.textMuted,
  fontSize: type.t14,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const editor = style({ display: 'grid', gap: 24, maxInlineSize: 760 })
export const ends = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const preview = style({
  display: 'grid',
  gap: 12,
  padding: 20,
  overflowWrap: 'anywhere',
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})
export const button = style({
  justifySelf: 'start',
  padding: '10px 18px',
  background: color.surfaceInverse,
  color: color.textInverse,
  borderRadius: vars.radius.control,
  fontWeight: 600,
})
