import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const page = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 12,
  overflowWrap: 'anywhere',
})
export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '@media': { print: { display: 'none' } },
})
export const steps = style({ display: 'flex', gap: 8 })
globalStyle(`[dir="rtl"] ${steps} svg`, { transform: 'scaleX(-1)' })
export const muted = style({ color: color.textMuted, fontSize: type.t14 })
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
export const columns = style({
  display: 'grid',
  gap: '32px 48px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1396]: { gridTemplateColumns: 'minmax(0, 1fr) 344px' } },
})
export const main = style({ display: 'grid', gap: 32, minInlineSize: 0 })
export const rail = style({ maxInlineSize: 480 })
export const panel = style({
  display: 'grid',
  gap: 16,
  padding: 20,
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})
export const section = style({ display: 'grid', gap: 12, minInlineSize: 0 })
export const lines = style({ display: 'grid', gap: 8 })
export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
})
export const productName = style({ display: 'flex', alignItems: 'center', gap: 12 })
export const productWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const take = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  overflowWrap: 'anywhere',
  fontSize: type.t14,
})
/** What a refund does, as it is typed. */
export const effect = style({ display: 'grid', gap: 8 })
export const books = style({ inlineSize: '100%', marginBlockStart: 8, fontSize: type.t13 })
export const booksTitle = style({ paddingBlockEnd: 4, textAlign: 'start', fontWeight: 600 })
globalStyle(`${books} :is(th, td)`, {
  paddingBlock: 6,
  paddingInlineEnd: 8,
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border}`,
})
globalStyle(`${books} :is(th, td):last-child`, { paddingInlineEnd: 0 })
globalStyle(`${books} th[scope]`, { fontWeight: 400, overflowWrap: 'anywhere' })
globalStyle(`${books} th:first-child`, { textAlign: 'start' })
globalStyle(`${books} thead th`, { color: color.textMuted })
globalStyle(`${books} tfoot :is(th[scope], td)`, { fontWeight: 600, borderBlockEnd: 'none' })
export const value = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const address = style({ display: 'grid', fontStyle: 'normal' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
