import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 36,
  fontSize: vars.type.t14,
  color: color.textMuted,
  textDecorationLine: 'underline',
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: 3,
  '@media': { [media.touch]: { minBlockSize: 44 }, [media.hover]: { ':hover': { color: color.text } } },
})
