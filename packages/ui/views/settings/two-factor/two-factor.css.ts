import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const scan = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  gap: 20,
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
})
/** As tall as the code it will hold, so that nothing moves. */
export const frame = style({
  inlineSize: 168,
  blockSize: 168,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: '#fff',
})
export const byHand = style({ display: 'grid', gap: 6, justifyItems: 'start', fontSize: type.t14 })
export const byHandTitle = style({ fontWeight: 600 })
export const byHandWords = style({ color: color.textMuted })
export const secret = style({
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
})

export const card = style({
  display: 'grid',
  gap: 10,
  justifyItems: 'center',
  padding: '20px 16px',
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSunken,
  textAlign: 'center',
  fontSize: type.t13,
  color: color.textMuted,
})
export const key = style({
  direction: 'ltr',
  maxInlineSize: '17ch',
  fontSize: type.t26,
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: '0.08em',
  color: color.text,
  '@media': { [media.phone]: { fontSize: type.t21 } },
})
export const note = style({ fontSize: type.t13, color: color.textMuted })
export const facts = style({ display: 'grid' })
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: type.t14,
})
export const term = style({ color: color.textMuted })
export const value = style({ fontWeight: 600 })

// Print only the key.
globalStyle(`body:has(${card}) *`, { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`body:has(${card}) ${card}, body:has(${card}) ${card} *`, {
  '@media': { print: { visibility: 'visible', color: '#000' } },
})
