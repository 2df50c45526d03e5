import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, motion } = vars

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(8px)' } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  background: color.scrim,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  padding: vars.space[24],
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${motion.slow} ${motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion.base} ${motion.easeIn} forwards` },
  },
  '@media': { [media.phone]: { padding: 0, placeItems: 'end stretch' } },
})

const panel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '100%',
  padding: 32,
  borderRadius: vars.radius.modal,
  background: color.surfaceSheet,
  color: color.text,
  boxShadow: vars.shadow.elev3,
  // The scrim carries the fade for both; in forced colours this edge replaces the shadow.
  outline: '1px solid transparent',
  vars: { '--k-surface-host': color.surfaceSheet },
  selectors: {
    '&:focus-visible': { boxShadow: `${vars.shadow.elev3} !important` },
    '&[data-state="open"]': { animation: `${rise} ${motion.slow} ${motion.easeOut}` },
  },
  '@media': {
    [media.phone]: {
      width: '100%',
      maxHeight: '92dvh',
      overflowY: 'auto',
      padding: '24px 20px max(24px, env(safe-area-inset-bottom))',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: {
        '&[data-state="open"]': { animation: `${slideUp} ${motion.slow} ${motion.easeOut}` },
        '&[data-state="closed"]': { animation: `${slideDown} ${motion.base} ${motion.easeIn} forwards` },
      },
    },
    [media.stillness]: {
      selectors: {
        '&[data-state="open"]': { animation: 'none' },
        '&[data-state="closed"]': { animation: 'none' },
      },
    },
  },
})

export const sizes = styleVariants({
  narrow: [panel, { '@media': { [media.from700]: { width: 440 } } }],
  medium: [panel, { '@media': { [media.from700]: { width: 520 } } }],
  wide: [panel, { '@media': { [media.from700]: { width: 720 } } }],
})

export const title = style({ paddingInlineEnd: 40 })
export const description = style({ marginBlockStart: 6, color: color.textMuted })
export const body = style({ marginBlockStart: 22 })
export const close = style({
  position: 'absolute',
  insetInlineEnd: 14,
  insetBlockStart: 14,
  '@media': { [media.phone]: { insetInlineEnd: 8, insetBlockStart: 10 } },
})
export const footer = style({
  margin: '24px -32px -32px',
  padding: '16px 32px',
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: vars.type.t14,
  textAlign: 'center',
  color: color.textMuted,
  '@media': { [media.phone]: { margin: '20px -20px -24px', padding: '16px 20px' } },
})
