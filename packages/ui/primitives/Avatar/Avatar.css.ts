import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars
const size = createVar()

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size,
  height: size,
  borderRadius: '50%',
  overflow: 'hidden',
  fontFamily: vars.font.text,
  fontWeight: 700,
  lineHeight: 1,
  // Drawn, not text, so that initials are not part of the name of a button or link around them.
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
})

export const sizes = styleVariants({
  28: { vars: { [size]: '28px' }, fontSize: 11 },
  36: { vars: { [size]: '36px' }, fontSize: vars.type.t13 },
  48: { vars: { [size]: '48px' }, fontSize: vars.type.t16 },
  72: { vars: { [size]: '72px' }, fontSize: vars.type.t26 },
  96: { vars: { [size]: '96px' }, fontSize: vars.type.t34 },
  112: {
    vars: { [size]: '112px' },
    fontSize: vars.type.t34,
    '@media': { [media.phone]: { vars: { [size]: '72px' } } },
  },
})

export const tones = styleVariants({
  spruce: { background: color.positive, color: color.onPositive },
  sky: { background: color.infoText, color: color.focusGap },
  amber: { background: color.warningText, color: color.focusGap },
})

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })
