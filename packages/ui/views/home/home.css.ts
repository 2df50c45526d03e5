import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const small = style({ fontSize: type.t14, color: color.textMuted })
export const failed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginBlockStart: 16,
  color: color.textMuted,
})
export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 24,
  marginBlockEnd: 28,
})
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 16,
  '@media': {
    [media.from1100]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: 32, rowGap: 16 },
  },
})
export const kind = style({
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 68,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    [media.from1100]: { gridTemplateColumns: '64px 1fr', gap: 16, paddingBlock: '16px 0' },
    [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  },
})
export const kindPicture = style({ display: 'block' })
export const kindName = style({
  font: `700 ${type.t18}/1.2 ${vars.font.display}`,
  letterSpacing: '-.01em',
  '@media': { [media.phone]: { fontSize: type.t16 } },
})

export const promo = style({
  display: 'grid',
  alignItems: 'center',
  gap: 32,
  marginBlockStart: 96,
  padding: '36px 20px',
  background: color.surfaceFeature,
  color: color.textFeature,
  '@media': {
    [media.phone]: { marginBlockStart: 64, marginInline: -16 },
    [media.from700]: { padding: 64, borderRadius: vars.radius.modal },
    [media.from1100]: { gridTemplateColumns: '1fr 1.15fr', gap: 64 },
  },
})
export const promoWords = style({
  marginBlock: '14px 26px',
  maxInlineSize: '46ch',
  color: color.textFeatureMuted,
})
export const promoButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 18,
  borderRadius: vars.radius.control,
  background: color.textFeature,
  color: color.surfaceFeature,
  fontWeight: 600,
})
export const promoPictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 16,
  '@media': { [media.phone]: { gap: 8 } },
})

export const articles = style({ borderBlockEnd: `1px solid ${color.border}` })
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20px',
  alignItems: 'center',
  gap: '2px 16px',
  paddingBlock: 14,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    [media.from700]: { gridTemplateColumns: '160px minmax(0, 1fr) auto 20px', gap: 24, minBlockSize: 76 },
    [media.hover]: { ':hover': { background: color.surfaceSunken } },
  },
})
export const arrow = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.phone]: { gridRow: '1 / 4', gridColumn: 2 } },
})
