import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: 16,
  height: 16,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
})
/** Separate, so that a hidden spinner that only reserves space does not animate. */
export const turning = style({
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    // Reduced motion means slower here: a spinner that does not turn would say that nothing happens.
    [media.stillness]: { animationDuration: '3s' },
  },
})
