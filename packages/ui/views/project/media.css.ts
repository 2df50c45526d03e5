import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space } = vars

export const frame = style({ minInlineSize: 0 })
/** On phones it extends to both edges. */
export const main = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.layout.margin})`, borderRadius: 0 },
  },
})
export const play = style({ position: 'absolute', insetInlineStart: space[16], insetBlockEnd: space[16] })
export const thumbs = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  // Room for the focus ring of the chosen one, which a scrolling row would clip.
  margin: '6px -4px 0',
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
const thumb = style({
  flex: 'none',
  inlineSize: 96,
  borderRadius: 4,
  overflow: 'hidden',
  '@media': { [media.phone]: { inlineSize: 79 } },
})
export const thumbOf = styleVariants({
  rest: [thumb],
  chosen: [thumb, { outline: `2px solid ${color.text}`, outlineOffset: 2 }],
})
export const thumbButton = style({
  display: 'block',
  inlineSize: '100%',
  selectors: { '&:focus-visible': { outlineOffset: -2, boxShadow: 'none !important' } },
})
export const position = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space[8],
  fontSize: vars.type.t14,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
