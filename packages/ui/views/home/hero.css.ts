import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { cord } from '../../widgets/FundingProgress/FundingProgress.css.ts'
import { wrap } from '../shared/page.css.ts'

const { color, type } = vars

export const hero = style({ paddingBlockStart: 56, '@media': { [media.phone]: { paddingBlockStart: 32 } } })
export const heroGrid = style([
  wrap,
  {
    display: 'grid',
    alignItems: 'center',
    gap: 40,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.from1100]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 64 } },
  },
])
export const headline = style({
  font: `750 ${type.t64}/${vars.leading.display} ${vars.font.display}`,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
})
export const lead = style({
  marginBlock: '22px 30px',
  maxInlineSize: '44ch',
  fontSize: type.t18,
  color: color.textMuted,
  '@media': { [media.phone]: { marginBlock: '16px 22px', fontSize: type.t16 } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 10 })

export const featured = style({ position: 'relative', minInlineSize: 0 })
export const featuredBlank = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  aspectRatio: '16 / 11',
  borderRadius: vars.radius.card,
  background: color.surfaceSunken,
})
export const featuredPicture = style({ '@media': { [media.phone]: { marginInline: -16 } } })
globalStyle(`${featuredPicture} > *`, { '@media': { [media.phone]: { borderRadius: 0 } } })
export const featuredWords = style({
  display: 'grid',
  gap: '14px 40px',
  paddingBlockStart: 20,
  '@media': { [media.from700]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 300px)' } },
})
export const eyebrow = style({
  marginBlockEnd: 8,
  fontWeight: 600,
  fontSize: type.t13,
  lineHeight: 1.3,
  color: color.textMuted,
})
export const featuredLink = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': {
    [media.hover]: {
      ':hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '3px' },
    },
  },
})
export const small = style({ fontSize: type.t14, color: color.textMuted })
export const featuredBy = style([small, { marginBlockStart: 6 }])
export const featuredAmount = style({
  font: `700 ${type.t26}/1.1 ${vars.font.display}`,
  letterSpacing: '-.02em',
})
export const featuredFacts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontSize: type.t14,
})

export const thread = style({
  marginBlockStart: 56,
  overflowX: 'clip',
  '@media': { [media.phone]: { marginBlockStart: 40 } },
})
export const line = style({ position: 'relative', blockSize: 4, background: cord })
export const lineBurnt = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '62%',
  background: `linear-gradient(90deg, ${color.fuseBurnt} 0 calc(100% - 200px), ${color.accent} calc(100% - 14px), ${color.glow})`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const lineTip = style({
  position: 'absolute',
  insetInlineStart: '62%',
  insetBlockStart: 2,
  '::before': {
    content: '',
    position: 'absolute',
    inset: -22,
    borderRadius: vars.radius.round,
    background: `radial-gradient(circle, color-mix(in oklch, ${color.glow} 62%, transparent) 0, color-mix(in oklch, ${color.glow} 22%, transparent) 42%, transparent 70%)`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: -6,
    borderRadius: vars.radius.round,
    background: `radial-gradient(circle at 42% 38%, ${color.glowCore} 0 18%, ${color.glow} 48%, ${color.accent} 82%)`,
  },
})
export const stats = style([
  wrap,
  {
    display: 'grid',
    gap: 8,
    minBlockSize: 120,
    paddingBlockStart: 20,
    '@media': {
      [media.from700]: {
        gridTemplateColumns: 'repeat(3, auto)',
        justifyContent: 'space-between',
        minBlockSize: 58,
      },
    },
  },
])
export const stat = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: 10,
})
export const statValue = style({
  font: `700 ${type.t26}/1.2 ${vars.font.display}`,
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: type.t21 } },
})
export const statWords = style({ color: color.textMuted })
