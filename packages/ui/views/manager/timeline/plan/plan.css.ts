import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../theme/scale.ts'

const { color, type } = vars

export const panel = style({
  padding: 24,
  minInlineSize: 0,
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: 16 } },
})
export const columns = style({
  display: 'grid',
  gap: '32px 48px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1024]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
})
export const column = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })
export const muted = style({ color: color.textMuted, fontSize: type.t14 })

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: type.t14,
})
globalStyle(`${table} :is(th, td)`, {
  padding: '10px 0 10px 8px',
  textAlign: 'end',
  verticalAlign: 'top',
  fontWeight: 400,
  borderBlockEnd: `1px solid ${color.border}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
})
globalStyle(`${table} th:first-child`, { inlineSize: '36%', paddingInlineStart: 0, textAlign: 'start' })
globalStyle(`${table} thead th`, { fontWeight: 600 })
export const group = style({})
globalStyle(`${table} th.${group}`, {
  paddingBlockStart: 24,
  fontSize: type.t16,
  fontWeight: 700,
  borderBlockEndColor: color.borderStrong,
})
export const looks = styleVariants({ sum: {}, aside: {} })
globalStyle(`${looks.sum} :is(th, td)`, { fontWeight: 700, borderBlockEndColor: color.borderStrong })
globalStyle(`${looks.aside} :is(th, td)`, { color: color.textMuted })
export const short = style({ color: color.danger })

export const facts = style({ display: 'grid', margin: 0 })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: type.t14,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${fact} dd`, { margin: 0, fontWeight: 600 })
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 10,
  borderBlockStart: `1px solid ${color.borderStrong}`,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
export const bills = style({ display: 'grid', gap: 20, listStyle: 'none', padding: 0, margin: 0 })
export const bill = style({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' })
export const kind = style({
  display: 'grid',
  gap: 8,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
})
