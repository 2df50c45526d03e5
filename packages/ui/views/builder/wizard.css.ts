import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'

const { color, type } = vars

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
})
/** A page for one task ends with it (spec 2 §2). */
globalStyle(`main:has(${page}) ~ footer`, { display: 'none' })
export const header = style({ borderBlockEnd: `1px solid ${color.border}` })
export const headerRow = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: 72,
  },
])
export const note = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  font: `400 ${type.t14}/1.4 ${vars.font.text}`,
})
export const column = style({
  inlineSize: `min(880px, 100% - 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingBlock: '40px 64px',
})
export const step = style({ display: 'grid', gap: 28, marginBlockStart: 48, justifyItems: 'stretch' })
export const lead = style({ marginBlockStart: 8, maxInlineSize: '66ch', color: color.textMuted })
export const narrow = style({ display: 'grid', gap: 24, maxInlineSize: 600 })
export const address = style({ overflowWrap: 'anywhere', marginBlockStart: 6 })
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  background: color.surfaceSheet,
  borderBlockStart: `1px solid ${color.border}`,
})
export const footerRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  inlineSize: `min(880px, 100% - 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  minBlockSize: 84,
})
export const rows = style({ display: 'grid', borderBlockStart: `1px solid ${color.border}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 18,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  marginInlineEnd: -12,
  color: color.text,
})
/** Two lists beside each other: what a new draft starts with, and what it does not. */
export const lists = style({
  display: 'grid',
  gap: '32px 40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: 28,
  '@media': { [media.from700]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const whats = style({
  display: 'grid',
  marginBlockStart: 12,
  borderBlockStart: `1px solid ${color.borderStrong}`,
})
export const what = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 12,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${color.border}`,
})
