import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, type } = vars

export const card = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 760,
  padding: 20,
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})
export const words = style({ display: 'grid', gap: 6, justifyItems: 'start' })
export const text = style({ color: color.textMuted, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
export const facts = style({
  display: 'grid',
  gap: 6,
  margin: 0,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.border}`,
})
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  fontSize: type.t14,
  overflowWrap: 'anywhere',
})
