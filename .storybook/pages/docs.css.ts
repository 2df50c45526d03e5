import { vars } from '@kindling/ui/theme/contract.css'
import { media } from '@kindling/ui/theme/scale'
import { globalStyle, style } from '@vanilla-extract/css'

// ── Storybook's documentation pages, in the product's hand ──────────────────────────────────────────────
// Its own rules are of two classes: `:where` does not win over them, the page's class twice does.
const page = '.sbdocs.sbdocs.sbdocs-content'
globalStyle(`${page} :is(h1, h2, h3):not(.sb-unstyled *)`, {
  fontFamily: vars.font.display,
  fontWeight: 700,
  letterSpacing: vars.tracking.title,
  lineHeight: vars.leading.title,
  border: 0,
  textWrap: 'balance',
})
globalStyle(`${page} h1:not(.sb-unstyled *)`, { fontSize: vars.type.t46, marginBlockEnd: vars.space[16] })
globalStyle(`${page} h2:not(.sb-unstyled *)`, { fontSize: vars.type.t26, marginBlock: '48px 12px' })
globalStyle(`${page} p:not(.sb-unstyled *)`, { maxWidth: vars.layout.measure })
globalStyle(`${page} tr:not(.sb-unstyled *)`, { borderColor: vars.color.border, background: 'transparent' })
globalStyle(`${page} tr:not(.sb-unstyled *):nth-of-type(2n)`, { background: vars.color.surfaceSunken })
globalStyle(`${page} :is(th, td):not(.sb-unstyled *)`, { borderColor: vars.color.border, textAlign: 'start' })
globalStyle(`${page}:has(.${'k-wide'})`, { maxWidth: vars.layout.wrap })

/** Takes the page's whole width. */
export const wide = 'k-wide'

export const column = style({ display: 'grid', gap: vars.space[64], marginBlockEnd: vars.space[64] })
export const section = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[24],
  minWidth: 0,
})

// ── The first page ──────────────────────────────────────────────────────────────────────────────────────
export const hero = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlockStart: vars.space[24],
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  color: vars.color.textMuted,
  fontSize: vars.type.t14,
})
export const factNumber = style({
  marginInlineEnd: vars.space[6],
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.type.t21,
  fontWeight: 700,
})

export const steps = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1024]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)' } },
})
export const stepPicture = style({
  position: 'relative',
  height: 320,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfacePage,
})

export const doors = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
})
export const door = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  paddingBlockStart: vars.space[20],
  borderBlockStart: `2px solid ${vars.color.text}`,
})
export const doorLinks = style({ display: 'grid', gap: vars.space[8], fontSize: vars.type.t14 })
globalStyle(`${doorLinks} a`, {
  color: vars.color.text,
  fontWeight: 600,
  textDecorationColor: vars.color.borderStrong,
  textUnderlineOffset: 3,
})

// ── The gallery ─────────────────────────────────────────────────────────────────────────────────────────
export const gallery = style({
  display: 'grid',
  gap: '32px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100% / 2 - 12px), 1fr))',
})
export const item = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[8],
  minWidth: 0,
})
export const frame = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  // Taller than the frame: its beginning is seen.
  alignItems: 'safe center',
  height: 176,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfacePage,
  transition: `border-color ${vars.motion.fast} linear`,
  selectors: { [`${item}:hover &`]: { borderColor: vars.color.borderStrong } },
})
/** A component at about three quarters of its size. */
export const live = style({
  width: '100%',
  padding: vars.space[16],
  zoom: '.72',
})
export const pictured = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: '0 0',
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 0' } },
})
export const name = style({
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 4 },
  },
})
export const room = style({ color: vars.color.textMuted, fontSize: vars.type.t13 })

// ── Foundations ─────────────────────────────────────────────────────────────────────────────────────────
export const panes = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from700]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const pane = style({
  padding: vars.space[20],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfacePage,
  color: vars.color.text,
})
export const swatches = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[12] })
export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minHeight: 40,
  padding: '4px 6px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})
export const colour = style({
  height: 28,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.tag,
})
export const value = style({
  color: vars.color.textMuted,
  fontFamily: 'ui-monospace, "SF Mono", Menlo, monospace',
  fontSize: vars.type.t12,
})
export const use = style({ color: vars.color.textMuted, fontSize: vars.type.t13, lineHeight: 1.35 })

export const tiles = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
})
export const tile = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[8],
  padding: vars.space[16],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSheet,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.type.t13,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.type.t14 })
globalStyle(`${table} :is(th, td)`, {
  padding: '10px 12px 10px 0',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
globalStyle(`${table} th`, { color: vars.color.textMuted, fontWeight: 600 })
export const scroller = style({ overflowX: 'auto' })
