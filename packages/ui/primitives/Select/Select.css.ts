import { style } from '@vanilla-extract/css'
import { control, input } from '../Field/Field.css.ts'

export const edge = style([control, { position: 'relative', paddingInline: 0, cursor: 'default' }])
export const select = style([
  input,
  {
    appearance: 'none',
    paddingInline: '12px 38px',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    borderRadius: 'inherit',
  },
])
export const chevrons = style({
  position: 'absolute',
  insetInlineEnd: 10,
  display: 'flex',
  pointerEvents: 'none',
})
