import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space, type } = vars

export const barBox = style({ display: 'grid', gap: space[6] })
/** Where half of the voters are. */
export const half = style({
  justifySelf: 'center',
  fontSize: type.t13,
  fontWeight: 600,
})
export const bar = style({
  position: 'relative',
  display: 'flex',
  gap: 2,
  blockSize: 18,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: -5,
    insetInlineStart: 'calc(50% - 1px)',
    inlineSize: 2,
    background: color.text,
  },
})
const part = style({
  flex: 'var(--votes) 0 0',
  minInlineSize: 0,
  selectors: {
    '&:first-child': { borderStartStartRadius: 3, borderEndStartRadius: 3 },
    '&:last-child': { borderStartEndRadius: 3, borderEndEndRadius: 3 },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
const hatch = `repeating-linear-gradient(118deg, ${color.positive} 0 3px, ${color.positiveSoft} 3px 8px)`
const fills = { no: color.danger, yes: color.positive, silent: hatch } as const
export const parts = styleVariants(fills, (background) => [part, { background }])
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'space-between',
  gap: space[16],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr', justifyContent: 'stretch' } },
})
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[8],
  alignContent: 'start',
})
const swatch = style({ inlineSize: 14, blockSize: 14, borderRadius: 3, alignSelf: 'center' })
export const swatches = styleVariants(fills, (background) => [swatch, { background }])
export const number = style({ margin: 0, fontSize: type.t21, fontWeight: 600 })
export const label = style({ gridColumn: 2, fontSize: type.t14 })
export const share = style({ gridColumn: 2, margin: 0, color: color.textMuted, fontSize: type.t14 })
