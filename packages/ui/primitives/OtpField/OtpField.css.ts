import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

export const cells = style({
  position: 'relative',
  display: 'flex',
  // Digits of a code run from left to right in every language.
  direction: 'ltr',
  gap: vars.space[8],
  '@media': { [media.phone]: { gap: 5 } },
})

export const cell = style({
  flex: '1 1 0',
  minWidth: 0,
  height: 60,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
  fontSize: vars.type.t26,
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
})

export const middle = style({ marginInlineStart: vars.space[12] })

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  border: 0,
  padding: 0,
  opacity: 0,
  fontSize: vars.type.t16,
  cursor: 'text',
})

export const active = style({
  selectors: {
    [`${cells}:has(input:focus) &`]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${color.focusGap}`,
    },
  },
})

export const invalid = style({ borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` })
