import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const money = style({ whiteSpace: 'nowrap' })
export const column = style({ fontFamily: vars.font.text, fontVariantNumeric: 'tabular-nums' })
export const about = style({ whiteSpace: 'nowrap' })
