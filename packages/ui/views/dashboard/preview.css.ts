import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minBlockSize: 64,
  padding: `10px ${vars.layout.margin}`,
  background: vars.color.infoSoft,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
