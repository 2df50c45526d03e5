import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Underlined, not coloured: visible in every theme. */
export const mark = style({
  background: 'none',
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.borderStrong,
  textDecorationThickness: 2,
  textUnderlineOffset: 4,
})
