import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { looks } from './parcels.css.ts'

const { color, type } = vars

export const tab = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })
export const note = style({ color: color.textMuted, fontSize: type.t14 })
export const section = style({ display: 'grid', gap: 12, marginBlockStart: 24, minInlineSize: 0 })
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
export const sectionActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 8,
  '@media': { print: { display: 'none' } },
})
export const shareCell = style({ display: 'grid', gap: 4, minInlineSize: 160 })
export const shareWords = style({ color: color.textMuted, fontSize: type.t13 })
const swatch = style({ display: 'inline-block', inlineSize: 14, blockSize: 10, borderRadius: 2 })
export const swatches = styleVariants(looks, (look) => [swatch, look])
export const legend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.textMuted,
  fontSize: type.t13,
})
export const panel = style({
  display: 'grid',
  gap: 16,
  padding: 20,
  minInlineSize: 0,
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  '@media': { print: { display: 'none' } },
})
/** In a table, wide enough to read what one types. */
export const entry = style({ minInlineSize: 160 })
export const reason = style({ minInlineSize: 150, color: color.dangerText, fontWeight: 600 })
export const remedies = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'end',
  '@media': { [media.phone]: { justifyContent: 'start' } },
})
export const sum = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' })
export const sumWords = style({ fontSize: type.t18, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const sumBar = style({ display: 'flex', gap: 2, flex: '1 1 200px', blockSize: 8 })
const sumPart = style({ flexGrow: 'var(--rows)', borderRadius: 2 })
export const sumParts = styleVariants(
  { ready: { background: color.positive }, wrong: { background: color.danger } },
  (look) => [sumPart, look],
)
export const importEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
})
export const importVerb = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginInlineStart: 'auto',
})
