import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const bonuses = style({ display: 'grid', gap: 20, margin: 0, padding: 0, listStyle: 'none' })
export const card = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 20,
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 12,
})
export const words = style({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  flex: '1 1 240px',
  minInlineSize: 0,
})
export const text = style({ color: color.textMuted, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const facts = style({
  display: 'grid',
  gap: 16,
  margin: 0,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${color.border}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
})
export const factName = style({ color: color.textMuted, fontSize: type.t14 })
export const fact = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const part = style({ display: 'grid', gap: 0, gridTemplateColumns: 'minmax(0, 1fr)' })
export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlockEnd: 8,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
})
export const small = style({ color: color.textMuted, fontSize: type.t14 })
export const entries = style({ margin: 0, padding: 0, listStyle: 'none' })
export const entry = style({
  display: 'grid',
  gap: '12px 20px',
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${color.border}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from700]: { gridTemplateColumns: '168px minmax(0, 1fr)' } },
})
export const plainEntry = style([
  entry,
  { '@media': { [media.from700]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
])
export const entryHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontWeight: 600,
})
export const entryWords = style({ display: 'grid', gap: 10, alignContent: 'start', minInlineSize: 0 })
export const accepted = style({
  display: 'grid',
  gap: 16,
  margin: 0,
  paddingBlock: 16,
  paddingInline: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
})
export const acceptedEntry = style({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  overflowWrap: 'anywhere',
})
export const railPart = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: 12,
})
export const follows = style({
  display: 'grid',
  gap: 6,
  margin: 0,
  paddingInlineStart: 18,
  fontSize: type.t14,
  listStyle: 'disc',
})
