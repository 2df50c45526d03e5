import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  justifyItems: 'start',
  alignContent: 'start',
})
export const state = styleVariants({
  page: [base, { paddingBlock: vars.space[80] }],
  section: [base, { paddingBlock: vars.space[32] }],
})
export const code = style({ fontSize: vars.type.t13, lineHeight: 1.45, color: vars.color.textMuted })
