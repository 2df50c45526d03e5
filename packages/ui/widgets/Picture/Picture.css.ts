import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({ display: 'block', position: 'relative', overflow: 'hidden', inlineSize: '100%' })
export const ratios = styleVariants({
  '3/4': { aspectRatio: '3 / 4' },
  '16/9': { aspectRatio: '16 / 9' },
  '4/3': { aspectRatio: '4 / 3' },
  '1/1': { aspectRatio: '1' },
  /** Of the picture, in its `style`. */
  own: {},
  fill: { blockSize: '100%' },
})
export const corner = styleVariants({
  card: { borderRadius: vars.radius.card },
  control: { borderRadius: vars.radius.control },
})
export const faded = style({ filter: 'grayscale(1) opacity(.55)' })
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Alternative text of a picture that failed to load.
  fontSize: vars.type.t14,
  color: vars.color.text,
})
