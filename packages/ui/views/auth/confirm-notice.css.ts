import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

export const band = style({
  paddingInline: `max(${vars.layout.margin}, (100% - ${vars.layout.wrap}) / 2)`,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  fontSize: vars.type.t14,
  '@media': { print: { display: 'none' } },
})
/** On a phone the button is below the text, and the cross at the end of the text. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '8px 12px',
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const words = style({ overflowWrap: 'anywhere' })
/** The outcome needs a line of its own below the text; the cross stays at the end of the text. */
globalStyle(`${line} > :nth-child(3):has(> :nth-child(2))`, { gridArea: '2 / 2 / auto / -1' })
globalStyle(`${line} > :nth-child(3)`, { '@media': { [media.phone]: { gridArea: '2 / 2' } } })
globalStyle(`${line} > :nth-child(4)`, { gridArea: '1 / -2' })
/** The outcome of the last press is shown above the button. */
export const above = style({ display: 'grid', gap: 12 })
