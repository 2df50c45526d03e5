import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars
const one = 'minmax(0, 1fr)'

export const facets = style({ display: 'grid', gap: 24, gridTemplateColumns: one })
export const facet = style({ border: 'none', padding: 0, margin: 0, minInlineSize: 0 })
export const legend = style({ marginBlockEnd: 8, padding: 0, fontWeight: 600, fontSize: type.t14 })
export const hint = style({ marginBlockStart: 6, fontSize: type.t14, color: color.textMuted })
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: 12,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.tag,
  background: color.surfaceSheet,
  color: color.text,
  font: 'inherit',
  fontWeight: 600,
  fontSize: type.t14,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.surfaceInverse,
      background: color.surfaceInverse,
      color: color.textInverse,
    },
  },
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    [media.hover]: { selectors: { '&:hover[aria-pressed="false"]': { background: color.surfaceHover } } },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid' } } },
  },
})
export const count = style({ fontWeight: 400, fontVariantNumeric: 'tabular-nums' })
export const pair = style({ display: 'grid', gap: 12, gridTemplateColumns: `${one} ${one}` })
export const footer = style({ display: 'flex', alignItems: 'center', gap: 12, inlineSize: '100%' })
export const show = style({ flex: 1, display: 'grid' })
