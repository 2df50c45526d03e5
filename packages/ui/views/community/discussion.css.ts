import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space, type } = vars
const one = 'minmax(0, 1fr)'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[48],
  paddingBlockStart: space[40],
  '@media': {
    [media.phone]: { paddingBlockStart: space[24], gap: space[32] },
    [media.from1024]: { gridTemplateColumns: `${one} ${vars.layout.panel}`, gap: space[64] },
  },
})
export const main = style({ minInlineSize: 0, maxInlineSize: 908 })
export const aside = style({ display: 'grid', gap: space[24], alignContent: 'start' })

export const composer = style({
  display: 'grid',
  gridTemplateColumns: `auto ${one}`,
  gap: space[16],
  marginBlockEnd: space[32],
  '@media': { [media.phone]: { gap: space[12], marginBlockEnd: space[24] } },
})
export const composerFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[8],
})
export const form = style({ display: 'grid', gap: space[8] })
export const muted = style({ color: color.textMuted, fontSize: type.t14 })
export const buttons = style({ display: 'flex', gap: space[8], marginInlineStart: 'auto' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlockEnd: space[16],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const sorts = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: 2,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
})
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 34,
  paddingInline: space[12],
  borderRadius: 4,
  color: color.textMuted,
  fontSize: type.t14,
  fontWeight: 600,
  textDecoration: 'none',
  '@media': {
    [media.touch]: { minBlockSize: 40 },
    [media.forcedColors]: { border: '1px solid transparent' },
  },
  selectors: {
    '&[aria-current]': { background: color.text, color: color.surfacePage },
    '&:not([aria-current]):hover': { background: color.surfaceHover, color: color.text },
  },
})
/** Its room is kept, so that nothing moves when it appears. */
export const news = style({ minBlockSize: 48, display: 'grid', placeItems: 'center' })

export const replyList = style({
  display: 'grid',
  gap: space[20],
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const list = style({ listStyle: 'none', padding: 0, margin: 0 })
export const thread = style({
  paddingBlock: space[20],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const pinnedThread = style({
  padding: space[20],
  marginBlockEnd: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  '@media': { [media.phone]: { padding: space[16] } },
})
export const replies = style({
  marginBlockStart: space[16],
  marginInlineStart: 17,
  paddingInlineStart: 34,
  borderInlineStart: `1px solid ${color.border}`,
  display: 'grid',
  gap: space[20],
  '@media': { [media.phone]: { paddingInlineStart: space[16], marginInlineStart: space[4] } },
})

export const comment = style({
  display: 'grid',
  gridTemplateColumns: `36px ${one}`,
  columnGap: space[16],
  scrollMarginBlockStart: 96,
  '@media': { [media.phone]: { gridTemplateColumns: `28px ${one}`, columnGap: space[12] } },
})
export const avatar = style({ '@media': { [media.phone]: { scale: '.78', transformOrigin: 'top' } } })
export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  minBlockSize: 28,
  fontSize: type.t14,
  color: color.textMuted,
})
export const name = style({
  color: color.text,
  fontSize: type.t16,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const time = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const text = style({
  marginBlock: space[4],
  maxInlineSize: vars.layout.measure,
  lineHeight: vars.leading.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const answering = style({ fontWeight: 600, marginInlineEnd: space[6] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  marginInlineStart: `calc(-1 * ${space[12]})`,
})
export const votes = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 34,
  paddingInline: space[12],
  fontSize: type.t14,
  fontWeight: 600,
})
export const count = style({ fontVariantNumeric: 'tabular-nums' })
export const given = style({
  display: 'inline-flex',
  selectors: { 'button[aria-pressed="true"] &': { color: color.accent } },
})
export const gone = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: color.textMuted,
  fontSize: type.t14,
})
export const answer = style({ marginBlockStart: space[12] })

export const gate = style({
  display: 'grid',
  gridTemplateColumns: `auto ${one}`,
  gap: space[12],
  padding: space[20],
  marginBlockEnd: space[32],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.card,
})
export const gateActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  marginBlockStart: space[12],
})
export const before = style({
  padding: `${space[20]} ${space[20]} ${space[8]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
})
export const more = style({ marginBlockStart: space[24] })
export const skeletons = style({ display: 'grid', gap: space[24], paddingBlockStart: space[24] })
