import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { color, type } = vars
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' } as const

export const head = style({ ...row, justifyContent: 'space-between' })
export const muted = style({ color: color.textMuted, fontSize: type.t14 })
export const hidden = style([muted, { display: 'inline-flex', alignItems: 'center', gap: 6 }])
export const notes = style({ display: 'grid', gap: 12 })
export const note = style({
  display: 'grid',
  gap: 8,
  padding: 16,
  minInlineSize: 0,
  background: color.surfaceSunken,
  borderRadius: vars.radius.card,
})
export const noteHead = style({ ...row, justifyContent: 'space-between', alignItems: 'baseline' })
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const quote = style([
  text,
  {
    maxBlockSize: '8lh',
    overflowY: 'auto',
    paddingInlineStart: 12,
    borderInlineStart: `3px solid ${color.border}`,
  },
])
export const form = style({ display: 'grid', gap: 8 })
export const actions = style(row)
