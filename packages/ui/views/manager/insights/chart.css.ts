import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { color, type } = vars

export const figure = style({ position: 'relative', margin: 0 })
export const svg = style({ display: 'block', inlineSize: '100%', overflow: 'visible' })
export const rule = style({ stroke: color.border, strokeWidth: 1 })
export const tick = style({ fill: color.textMuted, fontSize: type.t13, fontVariantNumeric: 'tabular-nums' })
export const goalLine = style({ stroke: color.positiveText, strokeWidth: 1.5, strokeDasharray: '7 6' })
export const goalWord = style({ fill: color.positiveText, fontSize: type.t13, fontWeight: 600 })
export const line = style({
  fill: 'none',
  stroke: color.fuseBurnt,
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const charged = style({
  fill: 'none',
  stroke: color.positiveText,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const pace = style({
  fill: 'none',
  stroke: color.textSubtle,
  strokeWidth: 2,
  strokeDasharray: '1 6',
  strokeLinecap: 'round',
})
export const range = style({ fill: color.surfaceSunken })
export const ember = style({ fill: color.accent, stroke: color.surfacePage, strokeWidth: 2 })
export const glow = style({ fill: color.glow, opacity: 0.35 })
export const cursor = style({ stroke: color.borderStrong, strokeWidth: 1 })
export const point = style({ fill: color.surfacePage, stroke: color.text, strokeWidth: 2.5 })
export const bar = style({ fill: color.fuseBurnt })
export const barChosen = style({ fill: color.accent })
export const barDropped = style({ fill: color.dangerText })
/** Over the drawing: pressing, dragging and arrow keys choose a day, and screen readers hear it. */
export const days = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
})
export const focusRing = style({
  selectors: {
    [`${figure}:has(${days}:focus-visible) > &`]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 4,
      borderRadius: vars.radius.tag,
    },
  },
})
export const told = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 24px',
  marginBlockStart: 8,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.border}`,
  fontVariantNumeric: 'tabular-nums',
})
export const toldDay = style({ fontWeight: 600 })
