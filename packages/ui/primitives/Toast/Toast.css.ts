import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const region = style({
  position: 'fixed',
  insetInlineEnd: vars.space[24],
  insetBlockEnd: vars.space[24],
  zIndex: vars.layer.toast,
  display: 'grid',
  gap: vars.space[8],
  width: 'min(400px, 100vw - 32px)',
  pointerEvents: 'none',
  '@media': { [media.phone]: { insetInline: vars.space[16], insetBlockEnd: vars.space[16], width: 'auto' } },
})

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  paddingBlock: 4,
  paddingInline: '14px 6px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
  color: color.text,
  boxShadow: vars.shadow.elev2,
  fontSize: vars.type.t14,
  lineHeight: 1.5,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': { [media.stillness]: { animation: 'none' } },
})

export const icon = styleVariants(
  {
    danger: color.dangerText,
    warning: color.warningText,
    info: color.infoText,
    positive: color.positiveText,
  },
  (tone) => ({ flex: 'none', display: 'flex', paddingBlockStart: 10, color: tone }),
)
export const words = style({ flex: '1 1 0', minWidth: 0, paddingBlock: 7 })
