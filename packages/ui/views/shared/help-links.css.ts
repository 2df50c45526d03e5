import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

const place = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' })
/** The header has no room for them in a narrow window: they stand at the end of the page there. */
export const places = styleVariants({
  header: [
    place,
    { marginInlineEnd: 12, '@media': { [`not all and ${media.from1100}`]: { display: 'none' } } },
  ],
  end: [
    place,
    {
      padding: `16px ${vars.layout.margin} 32px`,
      borderBlockStart: `1px solid ${color.border}`,
      '@media': { [media.from1100]: { display: 'none' } },
    },
  ],
})
/** As in the site's footer, whose styles are in every first view: sharing a file with it would make that longer. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  fontSize: type.t14,
  color: color.textMuted,
  '@media': { [media.touch]: { minBlockSize: 44 }, [media.hover]: { ':hover': { color: color.text } } },
})
