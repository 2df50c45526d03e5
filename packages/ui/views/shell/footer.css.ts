import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const footer = style({
  marginBlockStart: 96,
  paddingBlock: '56px 40px',
  borderBlockStart: `1px solid ${color.border}`,
})
export const wrap = style({
  inlineSize: `min(${vars.layout.wrap}, 100% - 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
})
export const columns = style({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.from700]: { gridTemplateColumns: '1.6fr repeat(4, 1fr)' } },
})
export const brand = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
export const tagline = style({
  marginBlockStart: 14,
  maxInlineSize: '30ch',
  fontSize: type.t14,
  lineHeight: 1.5,
  color: color.textMuted,
})
export const heading = style({ marginBlockEnd: 10, fontWeight: 600, fontSize: type.t14 })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  fontSize: type.t14,
  color: color.textMuted,
  '@media': { [media.touch]: { minBlockSize: 44 }, [media.hover]: { ':hover': { color: color.text } } },
})
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 20px',
  marginBlockStart: 44,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: type.t13,
  color: color.textMuted,
})
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' })
export const choice = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })
export const select = style({
  minBlockSize: 28,
  border: 0,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  borderRadius: 0,
  background: color.surfacePage,
  color: color.text,
  fontSize: type.t13,
  '@media': { [media.touch]: { minBlockSize: 44 } },
})
/** The same as text, until the list is ready: as wide as with the arrow of a list. */
export const chosen = style([
  select,
  { display: 'inline-flex', alignItems: 'center', paddingInline: '4px 16px' },
])
