import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'

const { color, type } = vars

export const band = style({
  marginBlockStart: 96,
  borderBlock: `1px solid ${color.border}`,
  background: color.surfaceSunken,
  '@media': { [media.phone]: { marginBlockStart: 64 } },
})
export const two = style([
  wrap,
  { display: 'grid', '@media': { [media.from1100]: { gridTemplateColumns: '1fr 1fr' } } },
])
export const blurb = style({
  paddingBlock: 48,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': {
    [media.from1100]: {
      paddingBlock: 64,
      paddingInlineEnd: 64,
      selectors: {
        '& + &': {
          paddingInline: '64px 0',
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${color.border}`,
        },
      },
    },
  },
})
export const words = style({ marginBlockStart: 12, maxInlineSize: '48ch', color: color.textMuted })
export const diagram = style({ display: 'grid', alignContent: 'end', minBlockSize: 112, marginBlock: 24 })
export const money = style({ display: 'flex', gap: 3, blockSize: 18 })
const part = style({ flexBasis: 0, borderRadius: 2 })
export const paid = style([part, { background: color.fuseBurnt }])
export const held = style([
  part,
  {
    display: 'grid',
    placeItems: 'center',
    background: color.positive,
    color: color.onPositive,
    font: `700 ${type.t12}/1 ${vars.font.text}`,
  },
])
export const sums = style({
  display: 'flex',
  gap: 3,
  marginBlockStart: 12,
  fontSize: type.t14,
  color: color.textMuted,
})
export const sum = style({ fontWeight: 700, color: color.text, fontVariantNumeric: 'tabular-nums' })
export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  alignItems: 'end',
  gap: 14,
  minBlockSize: 112,
  marginBlock: 24,
})
export const receipt = style({ display: 'grid', gap: 6, fontSize: type.t14 })
export const when = style({ fontSize: type.t13, color: color.textMuted })
export const amount = style({ display: 'grid', gap: 6, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const bar = style({ borderRadius: 2, background: color.positive })
export const barPaid = style({ borderRadius: 2, background: color.fuseBurnt })
