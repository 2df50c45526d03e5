import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const slips = style({ margin: '8px 0', padding: 0, listStyle: 'none' })
export const slip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: '2px 12px',
  paddingBlock: 8,
  borderBlockStart: `1px solid ${color.warning}`,
  fontSize: type.t14,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
globalStyle(`${slip} > :first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
export const was = style({ color: color.textMuted })
export const tooLate = style({ gridColumn: '1 / -1', color: color.dangerText, fontWeight: 600 })
export const words = style({ marginBlockEnd: 10 })

export const calendar = style({
  display: 'grid',
  gap: 16,
  padding: 20,
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  vars: { '--k-surface-host': color.surfaceSheet },
})
export const chart = style({ display: 'flex', alignItems: 'end', gap: 12, blockSize: 140 })
export const bars = style({ display: 'flex', alignItems: 'end', flex: 1, gap: 2, blockSize: '100%' })
const bar = style({ flex: 1, '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } })
export const received = style([bar, { background: color.positive }])
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  flex: 1,
  blockSize: '100%',
})
export const spent = style({ background: color.fuseBurnt })
export const uncovered = style({ background: color.danger })
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: type.t13 })
const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '::before': { content: '', inlineSize: 10, blockSize: 10, borderRadius: 2, background: 'currentColor' },
})
export const keys = styleVariants({
  received: [key, { '::before': { background: color.positive } }],
  spent: [key, { '::before': { background: color.fuseBurnt } }],
  uncovered: [key, { '::before': { background: color.danger } }],
})
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: type.t14,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: 8,
  paddingInlineStart: 8,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'end',
  verticalAlign: 'top',
})
globalStyle(`${table} th`, { fontWeight: 400, overflowWrap: 'anywhere' })
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, textAlign: 'start' })
globalStyle(`${table} tr[data-short] > *`, { color: color.dangerText })
export const day = style({ display: 'block', color: color.textMuted, fontSize: type.t13 })
export const costs = style({ marginBlockStart: 4 })
export const costFields = style({ display: 'grid', gap: 16, marginBlockStart: 12 })
globalStyle(`${costs} > summary`, {
  minBlockSize: 44,
  fontWeight: 600,
  cursor: 'pointer',
  alignContent: 'center',
})
