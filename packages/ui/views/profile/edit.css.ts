import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const picture = style({ display: 'flex', alignItems: 'center', gap: 16 })
export const pictureSide = style({ display: 'grid', gap: 6, minInlineSize: 0 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
export const hint = style({ fontSize: type.t13, color: color.textMuted })
export const error = style({
  fontSize: type.t14,
  fontWeight: 600,
  color: color.dangerText,
  overflowWrap: 'anywhere',
})
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
})

export const stage = style({
  position: 'relative',
  inlineSize: 'min(280px, 100%)',
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: color.surfaceSunken,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
/**
 * Placed and scaled by the crop, in fractions of the stage. From the left in every direction: a picture is not
 * mirrored.
 */
export const image = style({
  position: 'absolute',
  maxInlineSize: 'none',
  userSelect: 'none',
  pointerEvents: 'none',
})
export const sliders = style({ display: 'grid', gap: 8 })
export const slider = style({
  display: 'grid',
  gridTemplateColumns: '132px 1fr',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 44,
  fontSize: type.t14,
  fontWeight: 600,
})
export const range = style({
  inlineSize: '100%',
  minBlockSize: 24,
  accentColor: color.surfaceInverse,
  direction: 'ltr',
})
