import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const panel = style({ display: 'grid', gap: 12, inlineSize: '100%' })
const box = style({
  display: 'flex',
  justifyContent: 'center',
  padding: 12,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
})
export const frame = styleVariants({
  wrong: [box, { border: `2px solid ${color.danger}` }],
  wanted: [box],
})
export const picture = style({ display: 'block', maxInlineSize: '100%', maxBlockSize: 'min(60vh, 420px)' })
export const zoom = style({ display: 'grid', gap: 2, font: `600 ${type.t14}/1.4 ${vars.font.text}` })
export const slider = style({ inlineSize: '100%', blockSize: 44, accentColor: color.text })

/* The library's own classes; its style sheet has dashes that move and colours of no theme. */
const crop = `${panel} .ReactCrop`
globalStyle(crop, {
  position: 'relative',
  display: 'inline-block',
  cursor: 'crosshair',
  maxInlineSize: '100%',
})
globalStyle(`${crop}, ${crop} *, ${crop} *::before`, { boxSizing: 'border-box' })
globalStyle(`${crop}__child-wrapper`, { overflow: 'hidden', maxBlockSize: 'inherit' })
globalStyle(`${crop}__child-wrapper > img`, { display: 'block', touchAction: 'none' })
globalStyle(`${crop}__crop-mask`, {
  position: 'absolute',
  inset: 0,
  inlineSize: 'calc(100% + 0.5px)',
  pointerEvents: 'none',
})
globalStyle(`${crop}__crop-selection`, {
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  transform: 'translate3d(0, 0, 0)',
  outline: `2px solid ${color.focus}`,
  cursor: 'move',
  touchAction: 'none',
})
globalStyle(`${crop}__crop-selection:focus-visible`, {
  outlineWidth: 4,
  boxShadow: `0 0 0 6px ${color.surfaceSheet}`,
})
globalStyle(`${crop}__drag-handle`, {
  position: 'absolute',
  inlineSize: 16,
  blockSize: 16,
  border: `2px solid ${color.surfaceSheet}`,
  borderRadius: vars.radius.round,
  background: color.focus,
  touchAction: 'none',
  '@media': { [media.touch]: { inlineSize: 28, blockSize: 28 } },
})
const corners = { nw: ['0%', '0%'], ne: ['0%', '100%'], se: ['100%', '100%'], sw: ['100%', '0%'] } as const
for (const [corner, [top, left]] of Object.entries(corners))
  globalStyle(`${panel} .ord-${corner}`, {
    top,
    left,
    transform: 'translate(-50%, -50%)',
    cursor: `${corner}-resize`,
  })
// With a fixed ratio the corners do all.
globalStyle(`${panel} .ord-n, ${panel} .ord-e, ${panel} .ord-s, ${panel} .ord-w`, { display: 'none' })
globalStyle(`${crop}__drag-bar`, { display: 'none' })
