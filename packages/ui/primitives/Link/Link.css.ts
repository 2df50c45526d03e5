import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const underlined = style({
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  textDecorationColor: vars.color.borderStrong,
  borderRadius: 2,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

export const link = styleVariants({
  text: [underlined, { color: vars.color.text }],
  inherit: [underlined, { color: 'inherit' }],
  accent: [underlined, { color: vars.color.accentText }],
  /** The place of a title or a card shows that it is a link: the underline appears on hover. */
  plain: {
    color: 'inherit',
    borderRadius: 2,
    selectors: {
      '&:hover': { textDecorationLine: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
    },
  },
})

export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  '@media': { [media.touch]: { minHeight: 44 } },
})
export const semibold = style({ fontWeight: 600 })
