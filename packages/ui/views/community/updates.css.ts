import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space, type } = vars
const one = 'minmax(0, 1fr)'

const numbered = style({
  display: 'grid',
  gridTemplateColumns: `36px ${one}`,
  columnGap: space[16],
  '@media': { [media.phone]: { columnGap: space[12] } },
})
export const update = style([numbered, { scrollMarginBlockStart: 96 }])
const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  border: `2px solid ${color.text}`,
  borderRadius: '50%',
  fontSize: type.t14,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const discs = {
  open: style([disc, { background: color.text, color: color.surfacePage }]),
  other: disc,
  closed: style([disc, { borderStyle: 'dashed', borderColor: color.borderStrong, color: color.textMuted }]),
} as const
export const meta = style({ color: color.textMuted, fontSize: type.t14 })
export const text = style({ marginBlockStart: space[16], maxInlineSize: vars.layout.measure })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  marginBlockStart: space[20],
  paddingBlock: space[8],
  borderBlock: `1px solid ${color.border}`,
})
export const likes = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], fontWeight: 600 })
export const locked = style({
  display: 'grid',
  gridTemplateColumns: `auto ${one}`,
  gap: space[12],
  padding: space[20],
  marginBlockStart: space[16],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.card,
})
export const earlier = style({ marginBlockStart: space[48] })
export const rows = style({ listStyle: 'none', padding: 0, margin: `${space[12]} 0 0` })
export const row = style([
  numbered,
  {
    alignItems: 'center',
    paddingBlock: space[16],
    borderBlockEnd: `1px solid ${color.border}`,
    color: 'inherit',
    textDecoration: 'none',
  },
])
export const rowTitle = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const linked = style({ selectors: { 'a:hover &': { textDecoration: 'underline' } } })
export const rowFoot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: one,
  gap: space[4],
  padding: 0,
  margin: `${space[12]} 0 0`,
  listStyle: 'none',
})
export const beat = style({
  paddingBlockStart: space[6],
  borderBlockStart: `4px solid ${color.text}`,
  color: color.textMuted,
  fontSize: type.t12,
})
/** Striped: colour alone tells nobody. */
export const lateBeat = style([
  beat,
  {
    borderBlockStartColor: 'transparent',
    background: `repeating-linear-gradient(118deg, ${color.warning} 0 3px, ${color.warningSoft} 3px 6px) top / 100% 4px no-repeat border-box`,
  },
])
export const lateLine = style({ marginBlockStart: space[6], color: color.warningText, fontSize: type.t14 })
export const back = style({ marginBlockEnd: space[20] })
