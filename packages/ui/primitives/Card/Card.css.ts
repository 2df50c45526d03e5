import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const card = style({
  background: vars.color.surfaceSheet,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  minWidth: 0,
  // Fuses and nodes drawn inside cut their gaps out of this surface.
  vars: { '--k-surface-host': vars.color.surfaceSheet },
})

export const paddings = styleVariants({
  none: {},
  20: { padding: vars.space[20] },
  24: { padding: vars.space[24] },
  28: { padding: vars.space[28] },
})

export const selected = style({
  borderColor: vars.color.text,
  boxShadow: `inset 0 0 0 1px ${vars.color.text}`,
})
