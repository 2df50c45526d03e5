import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space, type } = vars

export const page = style({
  inlineSize: `min(${vars.layout.wrap}, 100% - 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingBlock: `${space[48]} ${vars.layout.section}`,
  display: 'grid',
  // A long word of a title does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[40],
  '@media': { [media.phone]: { paddingBlockStart: space[28], gap: space[32] } },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[12],
  maxInlineSize: 760,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.accentText,
  fontWeight: 600,
})
export const lead = style({ color: color.textMuted, fontSize: type.t18, maxInlineSize: 640 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  alignItems: 'start',
  gap: `${space[40]} ${space[80]}`,
  '@media': {
    '(max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const main = style({
  display: 'grid',
  gap: space[48],
  minWidth: 0,
  // On a phone the panel, the one thing to do, is directly under the headline.
  '@media': { '(max-width: 1023.98px)': { order: 1 } },
})
export const section = style({ display: 'grid', gap: space[20] })

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
export const note = style({ color: color.textMuted, fontSize: type.t14 })

export const panel = style({
  display: 'grid',
  gap: space[16],
  padding: space[24],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  '@media': {
    '(min-width: 1024px)': { position: 'sticky', insetBlockStart: space[24] },
    [media.phone]: { padding: space[20] },
  },
})
export const row = style({
  display: 'grid',
  gap: space[6],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
})
export const rowTitle = style({ fontWeight: 600 })
export const amount = style({ fontSize: type.t18, fontWeight: 600 })
export const own = style({ fontWeight: 600 })

export const sum = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: type.t46,
  fontWeight: 600,
  lineHeight: 1.1,
})
export const lines = style({ display: 'grid', margin: 0 })
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[6],
  selectors: { '&[data-total]': { borderBlockStart: `1px solid ${color.border}`, fontWeight: 600 } },
})
export const value = style({ margin: 0, fontWeight: 600 })
export const muted = style({ color: color.textMuted })
export const consequences = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
  color: color.textMuted,
})
export const earlier = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const earlierRow = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${color.border}`,
})
