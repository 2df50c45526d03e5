import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** The code to quote to support. */
export const code = style({ display: 'block', fontSize: vars.type.t13, color: vars.color.textMuted })
