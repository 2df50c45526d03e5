import { style } from '@vanilla-extract/css'
import { control, input } from '../Field/Field.css.ts'

export const edge = style([control, { paddingInlineEnd: 2, alignItems: 'stretch' }])
export const area = style([
  input,
  {
    height: 'auto',
    minHeight: 94,
    paddingBlock: 10,
    paddingInlineEnd: 10,
    resize: 'vertical',
    // Grows with the text if the browser supports it; elsewhere it scrolls.
    fieldSizing: 'content',
    maxHeight: '60vh',
  },
])
