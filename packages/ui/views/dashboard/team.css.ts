import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

// What is only spoken must not make the page wider.
export const scroller = style({ position: 'relative', overflowX: 'auto' })
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  font: `400 ${type.t14}/1.5 ${vars.font.text}`,
})
const cell = style({ paddingBlock: 10, paddingInline: 12, borderBlockEnd: `1px solid ${color.border}` })
export const role = style([
  cell,
  { color: color.textMuted, fontWeight: 600, textAlign: 'center', whiteSpace: 'nowrap' },
])
export const right = style([
  cell,
  { paddingInlineStart: 0, minInlineSize: 180, fontWeight: 400, textAlign: 'start' },
])
const answerCell = style([cell, { textAlign: 'center' }])
export const answer = styleVariants({
  yes: [answerCell, { color: color.positive }],
  no: [answerCell, { color: color.textMuted }],
})
globalStyle(`${answerCell} svg`, { marginInline: 'auto' })
export const own = style({ background: color.surfaceSunken })
export const member = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px 14px',
  paddingBlock: 14,
  '@media': { [media.from700]: { gridTemplateColumns: '36px minmax(0, 1fr) auto' } },
})
export const who = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  gridColumn: '2',
  '@media': { [media.from700]: { gridColumn: 'auto' } },
})
export const roleChoice = style({ minInlineSize: 150 })
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: '50%',
  color: color.textMuted,
})
export const wide = style({ gridColumn: '1 / -1' })
export const form = style({ display: 'grid', gap: 16 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
})
/** The page of an invitation: what it is for, beside what it allows. */
export const invitation = style({
  display: 'grid',
  gap: '40px 64px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 1120,
  marginInline: 'auto',
  padding: `48px ${vars.layout.margin} 80px`,
  '@media': { [media.from1024]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
})
export const words = style({ display: 'grid', gap: 24, minInlineSize: 0 })
export const inviter = style({ display: 'flex', alignItems: 'center', gap: 10, color: color.textMuted })
export const card = style({
  overflow: 'hidden',
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})
export const cardBody = style({ display: 'grid', gap: 16, padding: 24 })
export const facts = style({ display: 'grid', margin: 0 })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.border}`,
  font: `400 ${type.t14}/1.5 ${vars.font.text}`,
})
export const factName = style({ color: color.textMuted })
export const factValue = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })
