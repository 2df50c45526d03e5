import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { alignedAsParent, media } from '../../theme/scale.ts'

const { color, motion } = vars

const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  gap: vars.space[12],
  padding: '14px 16px',
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: vars.type.t14,
  lineHeight: 1.45,
  transition: `background ${motion.base} linear`,
  selectors: { '&:last-child': { borderBlockEnd: 0 }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } } },
})
export const rows = styleVariants({
  read: [row],
  unread: [row, { background: `color-mix(in oklch, ${color.accentSoft} 45%, ${color.surfaceSheet})` }],
})
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.round,
  background: color.surfaceSunken,
})
export const words = style({ minInlineSize: 0 })
export const title = style({ display: 'block', fontWeight: 600 })
export const body = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.textMuted,
  // Truncated at its end, in either direction, and aligned with the title.
  textAlign: alignedAsParent,
  '@media': {
    // One line on a phone would hold little more than the project's name.
    [media.phone]: {
      display: '-webkit-box',
      whiteSpace: 'normal',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
})
export const end = style({ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 9 })
export const age = style({
  fontSize: vars.type.t13,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
const dot = style({
  inlineSize: 9,
  blockSize: 9,
  borderRadius: vars.radius.round,
  background: color.accent,
  transition: `transform ${motion.fast} linear`,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const dots = styleVariants({ unread: [dot], read: [dot, { transform: 'scale(0)' }] })
