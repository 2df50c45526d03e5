import { style } from '@vanilla-extract/css'
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
export const vote = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[40],
  selectors: {
    '& + &': { paddingBlockStart: space[40], borderBlockStart: `1px solid ${color.border}` },
  },
  '@media': { [media.phone]: { gap: space[32] } },
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
// A style, and not `Grid`: the one row of two on this page is not worth the 2 kB of its script.
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[8],
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
