import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
  zIndex: vars.layer.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 18,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
