import { style } from '@vanilla-extract/css'

export const qr = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  background: '#fff',
  fill: '#000',
})
