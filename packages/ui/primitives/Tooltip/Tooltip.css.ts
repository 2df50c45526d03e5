import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  zIndex: vars.layer.toast,
  maxWidth: 260,
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontSize: vars.type.t13,
  lineHeight: 1.45,
  boxShadow: vars.shadow.elev2,
  outline: '1px solid transparent',
  animation: `${appear} ${vars.motion.base} ${vars.motion.easeOut}`,
  // An animation of no length may never tell Radix that it has ended, and what was closed stays.
  '@media': { [media.stillness]: { animation: 'none' } },
})
