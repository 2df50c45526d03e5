import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

export const reveal = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  marginInlineEnd: -6,
  borderRadius: vars.radius.tag,
  color: vars.color.textMuted,
  selectors: { '&:hover': { color: vars.color.text } },
  '@media': {
    [media.touch]: { width: 44, height: 42, marginInlineEnd: -12 },
    [media.noScript]: { display: 'none' },
  },
})
