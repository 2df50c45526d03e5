import { DELAY } from '@kindling/validation/limits'
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

export const frame = style({ display: 'inline-grid', minInlineSize: 132 })
/** Both labels share one cell, so that the button is as wide as the longer and never changes. */
export const labels = style({ display: 'inline-grid', justifyItems: 'center' })
const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  transition: `opacity ${DELAY.copyFadeMs}ms linear`,
  '@media': { [media.stillness]: { transition: 'none' } },
})
export const own = styleVariants({
  idle: [label],
  leaving: [label, { opacity: 0 }],
  copied: [label, { opacity: 0 }],
  returning: [label, { opacity: 0 }],
})
const told = style([label, { color: color.positiveText }])
export const result = styleVariants({
  idle: [told, { opacity: 0 }],
  leaving: [told, { opacity: 0 }],
  copied: [told],
  returning: [told, { opacity: 0 }],
})
export const failed = style({
  fontSize: vars.type.t13,
  lineHeight: 1.45,
  color: color.dangerText,
  marginBlockStart: 6,
})
