import { vars } from '@kindling/ui/theme/contract.css'
import { media } from '@kindling/ui/theme/scale'
import { globalStyle, style } from '@vanilla-extract/css'

const mono = 'ui-monospace, "SF Mono", Menlo, monospace'

export const atlas = style({ color: vars.color.text, fontSize: vars.type.t14, lineHeight: 1.5 })

export const filters = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  paddingBlock: 12,
  marginBlockEnd: 8,
  background: vars.color.surfaceSheet,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})
export const filter = style({ display: 'grid', gap: 4, flex: '1 1 150px', color: vars.color.textMuted })
export const search = style([filter, { flex: '3 1 260px' }])
export const box = style({
  inlineSize: '100%',
  minBlockSize: 40,
  paddingInline: 12,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfacePage,
  color: vars.color.text,
  font: 'inherit',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
})
export const count = style({ flex: '1 0 100%', color: vars.color.textMuted })

export const area = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.t26,
  fontWeight: 700,
  lineHeight: 1.2,
  marginBlock: '40px 8px',
})
/** Calls out of sight are not laid out: the filter paints at once, however many there are. */
export const call = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 320px',
  marginBlockEnd: 20,
})
export const callHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  marginBlock: '20px 8px',
})
export const journey = style({ fontSize: vars.type.t18, fontWeight: 700, margin: 0, lineHeight: 1.3 })
export const path = style({ fontFamily: mono, fontSize: vars.type.t12, color: vars.color.textMuted })

export const rows = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})
globalStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` })

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr) minmax(0, 16rem)',
  gap: '4px 24px',
  padding: '12px 16px',
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { background: vars.color.surfaceHover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const code = style({
  fontFamily: mono,
  fontSize: vars.type.t12,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: 7,
    blockSize: 7,
    marginInlineEnd: 8,
    borderInlineEnd: `2px solid ${vars.color.textMuted}`,
    borderBlockEnd: `2px solid ${vars.color.textMuted}`,
    transform: 'translateY(-1px) rotate(-45deg)',
  },
  selectors: {
    '[dir="rtl"] &::before': { transform: 'translateY(-1px) rotate(45deg)' },
    'details[open] > summary &::before': { transform: 'translateY(-3px) rotate(45deg)' },
  },
})
export const first = style({ margin: 0, fontWeight: 600 })
export const second = style({ margin: 0, color: vars.color.textMuted })
export const helps = style({ margin: 0, color: vars.color.textMuted })
export const unseen = style({ gridColumn: 'span 2', margin: 0, color: vars.color.textMuted })
export const tag = style({
  justifySelf: 'start',
  paddingInline: 6,
  borderRadius: vars.radius.tag,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.type.t12,
})

export const open = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)',
  gap: 24,
  padding: '4px 16px 20px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const picture = style({
  inlineSize: '100%',
  blockSize: 440,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfacePage,
})
export const facts = style({ display: 'grid', alignContent: 'start', gap: 14, margin: 0 })
globalStyle(`${facts} dt`, { color: vars.color.textMuted, fontSize: vars.type.t12 })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' })
globalStyle(`${facts} a`, { display: 'block', color: vars.color.accentText })
globalStyle(`${facts} code`, { fontFamily: mono, fontSize: vars.type.t12 })
export const nothing = style({ padding: '48px 16px', textAlign: 'center', color: vars.color.textMuted })
