import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars
/* Paper is black on white in every theme, and has no page for the dark. */
const ink = '#000'
const rule = `1px solid ${ink}`

export const screen = style({ display: 'grid', gap: 16, marginBlockEnd: 24 })
export const muted = style({
  color: color.textMuted,
  fontSize: type.t14,
  '@media': { print: { color: ink } },
})
export const slips = style({ display: 'grid', gap: 20, '@media': { print: { display: 'block' } } })

const sheet = style({
  display: 'grid',
  gap: 20,
  maxInlineSize: 760,
  padding: 24,
  minInlineSize: 0,
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  breakInside: 'avoid',
  '@media': {
    // Widths follow the paper, so that A4 and Letter both fit.
    print: { maxInlineSize: 'none', padding: 0, background: 'none', border: 0, borderRadius: 0 },
  },
})
export const slip = styleVariants({
  one: [sheet, { selectors: { '&:not(:last-child)': { breakAfter: 'page' } } }],
  several: [
    sheet,
    {
      '@media': {
        // Where the sheet is cut.
        print: { marginBlockEnd: 24, paddingBlockEnd: 24, borderBlockEnd: `1px dashed ${ink}` },
      },
    },
  ],
})
export const slipHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlockEnd: 8,
  borderBlockEnd: `2px solid ${color.text}`,
  '@media': { print: { borderBlockEndColor: ink } },
})
export const parts = style({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})
export const address = style({
  display: 'grid',
  fontStyle: 'normal',
  fontSize: type.t18,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const facts = style({
  display: 'grid',
  gap: '2px 12px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
})
export const items = style({ inlineSize: '100%', borderCollapse: 'collapse' })
globalStyle(`${items} :is(th, td)`, {
  padding: '8px 12px 8px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
})
globalStyle(`${items} th`, { fontSize: type.t14, fontWeight: 600 })
globalStyle(`${items} tfoot td`, { fontWeight: 600, borderBlockEnd: 0 })
globalStyle(`${items} :is(th, td)`, { '@media': { print: { borderBlockEnd: rule } } })
globalStyle(`${items} tr`, { breakInside: 'avoid' })
export const tick = style({ inlineSize: 72 })
export const quantity = style({ inlineSize: 72, fontVariantNumeric: 'tabular-nums' })
export const box = style({
  display: 'inline-block',
  inlineSize: 16,
  blockSize: 16,
  border: `1.5px solid ${color.text}`,
  '@media': { print: { borderColor: ink } },
})
export const turn = style({ display: 'flex', gap: 8, marginBlockStart: 20 })
