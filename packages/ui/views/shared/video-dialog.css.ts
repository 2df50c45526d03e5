import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
})
/** Takes focus instead of the film, which would keep it; nothing can be typed here. */
export const place = style({ borderRadius: vars.radius.control, outline: 'none' })
