import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, motion } = vars

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } })
const toRight = keyframes({ to: { transform: 'translateX(100%)' } })
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } })
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  background: color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${motion.slow} ${motion.easeOut}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion.base} ${motion.easeIn} forwards` },
  },
})

const panel = style({
  position: 'fixed',
  insetBlock: 0,
  zIndex: vars.layer.modal,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: 'min(400px, 100vw - 44px)',
  background: color.surfaceSheet,
  color: color.text,
  boxShadow: vars.shadow.elev3,
  outline: '1px solid transparent',
  vars: { '--k-surface-host': color.surfaceSheet },
  selectors: { '&:focus-visible': { boxShadow: `${vars.shadow.elev3} !important` } },
  '@media': { [media.stillness]: { animation: 'none !important' } },
})

const slide = (side: 'start' | 'end') => {
  const [ltrIn, ltrOut, rtlIn, rtlOut] =
    side === 'end' ? [fromRight, toRight, fromLeft, toLeft] : [fromLeft, toLeft, fromRight, toRight]
  const rule = (enter: string, leave: string, within: string) => ({
    [`${within}&[data-state="open"]`]: { animation: `${enter} ${motion.slow} ${motion.easeOut}` },
    [`${within}&[data-state="closed"]`]: { animation: `${leave} ${motion.base} ${motion.easeIn} forwards` },
  })
  return { ...rule(ltrIn, ltrOut, ''), ...rule(rtlIn, rtlOut, '[dir="rtl"] ') }
}

export const sides = styleVariants({
  start: [panel, { insetInlineStart: 0, selectors: slide('start') }],
  end: [panel, { insetInlineEnd: 0, selectors: slide('end') }],
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: 10,
  paddingInline: '20px 12px',
  borderBlockEnd: `1px solid ${color.border}`,
})
export const body = style({ overflowY: 'auto', padding: vars.space[20], overscrollBehavior: 'contain' })
export const footer = style({ padding: '16px 20px', borderBlockStart: `1px solid ${color.border}` })
