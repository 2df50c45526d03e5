import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, type } = vars

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBlockStart: 56,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: type.t14,
})
