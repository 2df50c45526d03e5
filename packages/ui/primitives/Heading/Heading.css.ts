import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const base = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
  textWrap: 'balance',
  // A word longer than its place breaks, in a centred grid as well.
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
})

export const heading = styleVariants({
  t18: [base, { fontSize: vars.type.t18, lineHeight: 1.2 }],
  t21: [base, { fontSize: vars.type.t21, lineHeight: 1.16 }],
  t26: [base, { fontSize: vars.type.t26 }],
  t34: [base, { fontSize: vars.type.t34, letterSpacing: '-.025em' }],
  t46: [base, { fontSize: vars.type.t46, lineHeight: 1.04, letterSpacing: vars.tracking.display }],
  t64: [
    base,
    {
      fontSize: vars.type.t64,
      fontWeight: 750,
      lineHeight: vars.leading.display,
      letterSpacing: vars.tracking.display,
    },
  ],
})

export const muted = style({ color: vars.color.textMuted })
export const twoLines = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
})
