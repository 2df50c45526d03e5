import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 28,
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: 12,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.tag,
  background: color.surfaceSheet,
  fontWeight: 600,
  fontSize: type.t14,
  overflowWrap: 'anywhere',
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    [media.hover]: { ':hover': { background: color.surfaceHover } },
  },
})
export const reset = style([
  chip,
  { border: 'none', background: 'none', textDecoration: 'underline', textUnderlineOffset: 3 },
])
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 })
