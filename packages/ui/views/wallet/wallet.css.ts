import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'

const { color, type } = vars

export const page = style([wrap, { paddingBlock: '40px 64px' }])
export const tabs = style({ marginBlock: '24px 36px' })
export const columns = style({
  display: 'grid',
  gap: '40px 64px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.from1024]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
})
export const main = style({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' })
export const side = style({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' })

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 32px',
})
export const label = style({ color: color.textMuted })
/** The one number of the page; a full wallet still fits a phone. */
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.5rem, 10vw, 4rem)',
  fontWeight: 700,
  lineHeight: vars.leading.display,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
})
export const unit = style({
  marginInlineStart: 12,
  fontSize: type.t26,
  letterSpacing: 0,
  color: color.textMuted,
})
export const rateRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0 8px',
  minBlockSize: 44,
  color: color.textMuted,
})
export const rejection = style({ color: color.dangerText })

export const meter = style({
  display: 'grid',
  gap: 10,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: type.t14,
})
export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
export const track = style({
  blockSize: 4,
  borderRadius: vars.radius.round,
  background: color.border,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const filled = style({
  blockSize: '100%',
  borderRadius: vars.radius.round,
  background: color.surfaceInverse,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})

export const card = style({
  display: 'grid',
  gap: 6,
  padding: 24,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
})
export const cardFigure = style({ fontSize: type.t26, fontWeight: 700 })
export const detail = style({ fontSize: type.t14, color: color.textMuted })
export const address = style({ fontSize: type.t14, overflowWrap: 'anywhere' })
export const noticeLink = style({ marginBlockStart: 8 })

export const section = style({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' })
export const what = style({
  display: 'block',
  fontWeight: 600,
  overflowWrap: 'break-word',
})
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const strong = style([figures, { fontWeight: 600 }])
export const muted = style([figures, { color: color.textMuted }])
/** Columns that exist only on wider screens. */
export const onPhone = style([
  detail,
  { display: 'none', whiteSpace: 'nowrap', '@media': { [media.phone]: { display: 'block' } } },
])
export const pages = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: 12 })
export const blank = style({ display: 'grid', gap: 20, paddingBlock: 16 })

export const form = style({ display: 'grid', gap: 20, maxInlineSize: 460 })
export const amountRow = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
})
export const field = style({ inlineSize: '100%' })
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 14,
  borderBlock: `1px solid ${color.border}`,
})
export const gets = style({ fontFamily: vars.font.display, fontSize: type.t26, fontWeight: 700 })
