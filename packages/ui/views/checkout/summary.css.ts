import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const summary = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  '@media': {
    '(max-width: 1099.98px)': { order: -1 },
    [media.from1100]: { position: 'sticky', insetBlockStart: 24 },
  },
})
export const fold = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: 64,
  paddingInline: 18,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.card,
  '@media': { [media.from700]: { display: 'none' } },
})
globalStyle(`${fold}[aria-expanded='true'] svg`, { rotate: '180deg' })
export const body = style({
  padding: 24,
  '@media': {
    [media.phone]: {
      display: 'none',
      padding: 18,
      selectors: { [`${summary}[data-unfolded] &`]: { display: 'block' } },
    },
  },
})
/** A reward without a picture starts at the edge: no empty box is kept for it. */
export const line = style({
  display: 'flex',
  gap: 14,
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: 600 })
export const variant = style({ fontSize: type.t14, color: color.textMuted })
export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
})
export const stepperPlace = style({ marginBlockStart: 8 })
export const quantity = style({
  minInlineSize: 24,
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const spoken = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const price = style({ flex: 'none', fontWeight: 600 })
const lineNote = style({ marginBlockStart: 6, fontSize: type.t14 })
/** How many are left to choose. */
export const left = style([lineNote, { color: color.textMuted }])
export const lineError = style([lineNote, { fontWeight: 600, color: color.dangerText }])
export const addOns = style({ paddingBlock: 14, borderBlockEnd: `1px solid ${color.border}` })
export const addOn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  paddingBlockStart: 12,
})
export const addOnError = style([lineError, { flexBasis: '100%', marginBlockStart: 0 }])
const couponPart = style({ paddingBlock: 14, borderBlockEnd: `1px solid ${color.border}` })
/** Keeps its place until the field's script has loaded, so that nothing below it moves. */
export const couponPlace = style({ minBlockSize: 76 })
export const couponForm = couponPart
/** A code and its button; what is said of them is below. */
export const coupon = style([
  couponPart,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 8px',
  },
])
export const couponCode = style({
  justifySelf: 'start',
  alignSelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingInline: 10,
  paddingBlock: 4,
  borderRadius: vars.radius.control,
  background: color.accentSoft,
  color: color.accentText,
  fontSize: type.t14,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const couponNote = style({ gridColumn: '1 / -1', fontSize: type.t14, color: color.textMuted })
export const sums = style({ display: 'grid', gap: 8, marginBlockStart: 14 })
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 24,
  color: color.textMuted,
})
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBlockStart: 6,
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${color.borderStrong}`,
  fontWeight: 700,
  fontSize: type.t18,
})
export const totalAmount = style({ fontSize: type.t26, lineHeight: 1, letterSpacing: '-.01em' })
export const note = style({
  marginBlockStart: 6,
  fontSize: type.t13,
  lineHeight: 1.45,
  color: color.textMuted,
})
export const limit = style({
  marginBlockStart: 18,
  padding: 14,
  borderRadius: vars.radius.control,
  background: color.warningSoft,
  fontSize: type.t14,
})
export const limitHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontVariantNumeric: 'tabular-nums',
})
export const limitTitle = style({ color: color.warningText })
export const limitBar = style({
  blockSize: 4,
  marginBlock: 10,
  borderRadius: 2,
  background: `color-mix(in oklch, ${color.warning} 25%, transparent)`,
})
export const limitFill = style({
  display: 'block',
  blockSize: 4,
  borderRadius: 2,
  background: color.warningText,
})
export const limitNote = style({ display: 'flex', gap: 6, fontSize: type.t13, lineHeight: 1.45 })
