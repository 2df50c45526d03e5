import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

/** The first element has no space above it; a section after the text has. */
export const heading = style({
  marginBlock: '44px 12px',
  selectors: {
    '&:first-child': { marginBlockStart: 0 },
    '* + section > &:first-child': { marginBlockStart: 44 },
  },
  '@media': { [media.phone]: { marginBlockStart: 36 } },
})
export const paragraph = style({
  marginBlockEnd: 16,
  maxInlineSize: vars.layout.measure,
  overflowWrap: 'break-word',
})

// The allowed tags (spec 1 §9) have no classes of their own.
globalStyle(`${paragraph} ul, ${paragraph} ol`, { paddingInlineStart: 20 })
globalStyle(`${paragraph} ul`, { listStyle: 'disc' })
globalStyle(`${paragraph} ol`, { listStyle: 'decimal' })
globalStyle(`${paragraph} li`, { marginBlockEnd: 6 })
globalStyle(`${paragraph} li::marker`, { color: color.accentText })
globalStyle(`${paragraph} a`, {
  textDecorationLine: 'underline',
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: 3,
})
