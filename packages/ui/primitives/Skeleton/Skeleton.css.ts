import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

// Content that arrives within 150 ms shows no placeholder before. No shimmer.
export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  background: vars.color.surfaceHover,
  opacity: 0,
  animation: `${appear} 1ms linear 150ms forwards`,
})

export const shapes = styleVariants({
  text: { borderRadius: 2 },
  block: { borderRadius: vars.radius.control },
  picture: { borderRadius: vars.radius.card, background: vars.color.surfaceSunken },
  disc: { borderRadius: '50%' },
})
