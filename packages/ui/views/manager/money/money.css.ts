import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const tab = style({ display: 'grid', gap: 36, gridTemplateColumns: 'minmax(0, 1fr)' })
export const lead = style({ marginBlockStart: -12, color: color.textMuted })
export const muted = style({ color: color.textMuted, fontSize: type.t14 })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  borderBlock: `1px solid ${color.border}`,
  '@media': { '(max-width: 899.98px)': { gridTemplateColumns: '1fr 1fr' } },
})
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: '16px 20px 14px',
  borderInlineStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
  '@media': {
    '(max-width: 899.98px)': {
      paddingInline: '0 12px',
      borderInlineStart: 0,
      selectors: { '&:nth-child(even)': { paddingInlineStart: 12 } },
    },
  },
})
export const figureName = style({ color: color.textMuted, fontSize: type.t14 })
export const figureValue = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.display,
  fontSize: `clamp(${type.t21}, 3.4vw, ${type.t34})`,
  fontWeight: 700,
  lineHeight: vars.leading.title,
  fontVariantNumeric: 'tabular-nums',
})
export const columns = style({
  display: 'grid',
  gap: '36px 56px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1100]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
})
export const main = style({ display: 'grid', gap: 36, gridTemplateColumns: 'minmax(0, 1fr)' })
export const section = style({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' })
/** On a phone the form comes first: it is what people open this tab for. */
export const panel = style({
  display: 'grid',
  gap: 16,
  padding: 24,
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 1099.98px)': { order: -1 }, print: { display: 'none' } },
})
export const bar = style({ display: 'flex', gap: 3, blockSize: 16 })
const stripes = `repeating-linear-gradient(135deg, ${color.text} 0 3px, ${color.surfacePage} 3px 7px)`
const looks = {
  paidOut: { background: color.fuseBurnt },
  onItsWay: { background: stripes },
  available: { background: color.surfaceSheet, border: `2px solid ${color.text}` },
  held: { background: color.positive },
  fees: { background: color.fuseUnlitGap },
  refunded: { border: `2px solid ${color.info}` },
} as const
const part = style({
  flex: 'var(--cents) 1 0',
  minInlineSize: 6,
  borderRadius: 2,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const parts = styleVariants(looks, (look) => [part, look])
const swatch = style({
  inlineSize: 16,
  blockSize: 16,
  borderRadius: 2,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const swatches = styleVariants(looks, (look) => [swatch, look])
export const lines = style({ display: 'grid', gap: 10, margin: 0 })
export const rows = style({ margin: 0 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: 12,
  overflowWrap: 'anywhere',
})
export const total = style([
  line,
  { paddingBlockStart: 10, borderBlockStart: `1px solid ${color.border}`, fontWeight: 600 },
])
export const value = style({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const ahead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 24,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const late = style({ color: color.dangerText, fontWeight: 600 })
export const confirm = style({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
})
export const amountHead = style({ display: 'grid', gap: 8 })
/** Its words begin where those of the field do. */
export const all = style({ justifySelf: 'start', marginInlineStart: -12 })

export const more = style({ display: 'grid', gap: 12, justifyItems: 'start' })
export const event = style({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  fontWeight: 400,
  minInlineSize: 190,
})
export const eventIcon = style({ display: 'inline-flex', marginBlockStart: 3, color: color.textMuted })
/** On a phone the columns of the day and the state make room for the amounts. */
export const eventDay = style({
  display: 'block',
  color: color.textMuted,
  fontSize: type.t14,
  '@media': { [media.from700]: { display: 'none' } },
})
export const eventName = style({ display: 'block', fontWeight: 600 })
export const eventNote = style({ display: 'block', color: color.textMuted, fontSize: type.t14 })
export const day = style({ whiteSpace: 'nowrap' })
export const moved = style([value, { whiteSpace: 'nowrap' }])
/** In place of a column that a phone has no room for. */
export const afterwards = style([
  eventNote,
  { display: 'none', '@media': { [media.phone]: { display: 'block' } } },
])
export const statementFailed = style({ flexBasis: '100%' })
