import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'

const { color, type } = vars

export const page = style([
  wrap,
  {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 40,
    paddingBlockStart: 36,
    '@media': {
      [media.from1024]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: 96, paddingBlockStart: 72 },
    },
  },
])
/** On a phone the halo of a tip near the end must not widen the page. */
export const fuse = style({
  marginBlockEnd: 28,
  '@media': { [media.phone]: { paddingInlineEnd: 6 } },
})
export const headline = style({
  font: `750 ${type.t64}/${vars.leading.display} ${vars.font.display}`,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
})
export const lead = style({
  marginBlock: '18px 28px',
  maxInlineSize: '52ch',
  fontSize: type.t18,
  color: color.textMuted,
  '@media': { [media.phone]: { fontSize: type.t16 } },
})
export const moments = style({ marginBlockStart: 56, '@media': { [media.phone]: { marginBlockStart: 36 } } })
export const moment = style({
  display: 'grid',
  gridTemplateColumns: '96px 1fr',
  paddingBlock: 16,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.phone]: { gridTemplateColumns: '72px 1fr' } },
})
export const when = style({ fontVariantNumeric: 'tabular-nums' })
export const muted = style({ color: color.textMuted })
const tear = 'radial-gradient(circle 7px at 50% 100%, transparent 98%, #000) 0 0 / 20px 100%'
export const receipt = style({
  padding: '28px 28px 40px',
  border: `1px solid ${color.border}`,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: color.surfaceSheet,
  mask: tear,
})
export const receiptHead = style({
  display: 'grid',
  gridTemplateColumns: '84px 1fr',
  alignItems: 'end',
  gap: 16,
  paddingBlockEnd: 18,
  borderBlockEnd: `1.5px dashed ${color.border}`,
})
export const receiptName = style({ marginBlockStart: 6, font: `700 ${type.t18}/1.2 ${vars.font.display}` })
export const small = style({ fontSize: type.t13, color: color.textMuted })
export const rows = style({ display: 'grid', gap: 8, paddingBlock: 16, fontSize: type.t14 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  color: color.textMuted,
})
export const item = style({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 })
export const itemName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.border}`,
  fontWeight: 700,
  fontSize: type.t18,
})
