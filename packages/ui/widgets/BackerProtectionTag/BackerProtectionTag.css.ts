import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  font: `600 ${vars.type.t13}/1 ${vars.font.text}`,
  color: vars.color.positiveText,
})
export const sheet = style({
  minBlockSize: 28,
  paddingInline: '8px 10px',
  background: vars.color.surfaceSheet,
  borderRadius: vars.radius.tag,
})
