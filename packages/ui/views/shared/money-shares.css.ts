import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space } = vars

export const section = style({ display: 'grid', gap: space[16] })
export const bar = style({ display: 'flex', gap: 2, blockSize: 18 })
const hatch = `repeating-linear-gradient(118deg, ${color.textMuted} 0 3px, ${color.surfaceSunken} 3px 8px)`
const fills = { released: color.text, held: color.positive, refunded: hatch } as const
const part = style({
  flex: 'var(--cents) 0 0',
  minInlineSize: 2,
  selectors: {
    '&:first-child': { borderStartStartRadius: 3, borderEndStartRadius: 3 },
    '&:last-child': { borderStartEndRadius: 3, borderEndEndRadius: 3 },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const parts = styleVariants(fills, (background) => [part, { background }])
const swatch = style({
  inlineSize: 14,
  blockSize: 14,
  borderRadius: 3,
  alignSelf: 'center',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const swatches = styleVariants(fills, (background) => [swatch, { background }])
export const lines = style({ display: 'grid', margin: 0 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr) auto',
  gap: space[12],
  paddingBlock: space[6],
})
export const total = style([
  line,
  { marginBlockStart: space[6], borderBlockStart: `1px solid ${color.border}`, fontWeight: 600 },
])
export const what = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const value = style({ margin: 0, fontWeight: 600 })
