import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** For support: what to name when one writes to it. */
export const code = style({ display: 'block', fontSize: vars.type.t13, color: vars.color.textMuted })
