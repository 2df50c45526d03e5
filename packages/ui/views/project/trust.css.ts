import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space, type } = vars

export const refunds = style({ marginBlock: 40, lineHeight: vars.leading.text, fontSize: type.t16 })
export const stages = style({ display: 'grid', marginBlockStart: space[16] })
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 24px',
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.from700]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
})
export const when = style({ fontWeight: 600 })
export const words = style({ color: color.textMuted })

export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  marginBlockStart: 72,
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 24px',
  marginBlockStart: 20,
  '@media': { [media.from700]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
/** Keeps the place of the facts and of the sentence below them. */
export const factsPlace = style({ minBlockSize: 110 })
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 4,
  paddingBlockStart: 14,
  borderBlockStart: `2px solid ${color.border}`,
})
export const label = style({ fontSize: type.t14, color: color.textMuted })
const value = style({ fontSize: type.t21, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const values = styleVariants({ plain: [value], bad: [value, { color: color.dangerText }] })
export const explained = style({
  marginBlockStart: 16,
  maxInlineSize: vars.layout.measure,
  fontSize: type.t14,
  color: color.textMuted,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
export const cards = style({
  display: 'grid',
  gap: '40px 20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: 24,
  '@media': {
    [media.phone]: { gap: 20 },
    [media.from700]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from1024]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 32 },
  },
})

export const translated = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBlockEnd: 24,
  paddingBlock: 8,
  borderBlock: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: type.t14,
})
