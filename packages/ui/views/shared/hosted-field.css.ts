import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color } = vars

/** The edge of a text field, around a frame of another site; its focus is seen from here as focus of the frame. */
export const edge = style({
  display: 'grid',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.control.medium,
  paddingInline: vars.space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
  color: color.text,
  fontSize: vars.type.t16,
  cursor: 'text',
  selectors: {
    '&:focus-within': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${color.focusGap}`,
    },
    '&[data-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&[data-invalid]:focus-within': {
      boxShadow: `0 0 0 2px ${color.focusGap}, inset 0 0 0 1px ${color.danger}`,
    },
  },
})

/**
 * Where the frame goes. Numbers of cards are written from left to right in every language. A frame whose document is of
 * another colour scheme than the page gets an opaque ground; these documents are light, and transparent.
 */
export const place = style({ direction: 'ltr', minWidth: 0, colorScheme: 'light' })
