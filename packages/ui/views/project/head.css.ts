import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const head = style({
  maxInlineSize: 940,
  marginBlockEnd: 28,
  '@media': { [media.phone]: { marginBlockEnd: 18 } },
})
export const place = style({ fontSize: type.t14, lineHeight: 1.5, color: color.textMuted })
export const title = style({ marginBlock: 8 })
export const blurb = style({
  fontSize: type.t18,
  lineHeight: vars.leading.text,
  color: color.textMuted,
  '@media': { [media.phone]: { fontSize: type.t16 } },
})

export const compact = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[20],
  '@media': { [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: vars.space[12] } },
})
export const compactTitle = style({ marginBlockStart: 4 })

const reach = 24
export const bar = style({
  position: 'sticky',
  zIndex: vars.layer.sticky,
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 48,
  marginBlockStart: 28,
  marginInline: `calc(-1 * min(${reach}px, ${vars.layout.margin}))`,
  paddingInline: `min(${reach}px, ${vars.layout.margin})`,
  paddingBlockStart: 12,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surfacePage,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 0 },
    [media.from1024]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.panel}` },
  },
})
/** The tabs' own rule covers the bar's. */
export const tabs = style({ marginBlockEnd: -1, minInlineSize: 0 })
export const compactPledge = style({
  // The height of its button, which comes once the person scrolls: nothing may move then.
  minBlockSize: 54,
  paddingBlockEnd: 10,
  '@media': { [media.phone]: { display: 'none' } },
})
