import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { cord, tip as ember, fullHalo } from '../FundingProgress/FundingProgress.css.ts'
import { type StageState, type Width, widths } from './variants.ts'

const { color, type } = vars
const host = `var(--k-surface-host, ${color.surfacePage})`
const node = 22
/** The hatch turned, for a vertical line. */
const hanging = `repeating-linear-gradient(28deg, ${color.fuseUnlit} 0 2.5px, ${color.fuseUnlitGap} 2.5px 6px)`
const burning = (direction: string, under: string) =>
  `linear-gradient(${direction}, ${color.fuseBurnt} 0, ${color.fuseBurnt} max(0px, calc(var(--burnt) * 1% - 44px)), ${color.accent} calc(var(--burnt) * 1% - 6px), ${color.glow} calc(var(--burnt) * 1%), transparent 0), ${under}`
const plain = (fill: string) => ({ background: fill, forcedColorAdjust: 'none' }) as const

// Two lists, of which one is shown: the vertical one, or the horizontal one if the narrowest share has room for its
// label.
export const frame = style({ containerType: 'inline-size' })
const shownFrom = (width: Width, display: string) =>
  width === 'never'
    ? {}
    : { '@media': { [media.from700]: { '@container': { [`(min-width: ${width}px)`]: { display } } } } }
const everyWidth = Object.fromEntries([...widths, 'never' as const].map((each) => [each, each])) as Record<
  Width,
  Width
>
export const vertical = styleVariants(everyWidth, (width) => ({
  display: 'grid',
  ...shownFrom(width, 'none'),
}))
export const lying = styleVariants(everyWidth, (width) => ({
  display: 'none',
  marginInline: '6px 11px',
  ...shownFrom(width, 'flex'),
}))

/** Room above the line for the vote markers. */
export const segment = style({
  position: 'relative',
  flex: 'var(--share) 1 0',
  minInlineSize: 56,
  paddingBlockStart: 36,
})
export const start = style({ position: 'relative', inlineSize: 0, paddingBlockStart: 36 })

const line = style({ position: 'relative', display: 'block', blockSize: 4, marginBlock: 12 })
export const lines = styleVariants(
  {
    burnt: { background: color.fuseBurnt, '@media': { [media.forcedColors]: plain('CanvasText') } },
    active: {
      background: burning('90deg', cord),
      selectors: { '[dir="rtl"] &': { background: burning('270deg', cord) } },
      '@media': { [media.forcedColors]: plain('Highlight') },
    },
    locked: { background: cord, '@media': { [media.forcedColors]: plain('GrayText') } },
    late: { background: color.dangerText, '@media': { [media.forcedColors]: plain('Highlight') } },
    refunded: { background: color.textSubtle, '@media': { [media.forcedColors]: plain('GrayText') } },
  } satisfies Record<StageState, object>,
  (rule) => [line, rule],
)
/** The fuse's own tip, at the full halo. */
export const tip = style([
  ember,
  {
    // The next part of the line comes after it.
    zIndex: 1,
    insetBlockStart: 2,
    insetInlineStart: 'calc(var(--burnt, 0) * 1%)',
    '::before': { inset: -6, boxShadow: fullHalo, opacity: 1 },
    '::after': { inset: -6 },
  },
])

const disc = style({
  zIndex: 1,
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: node,
  blockSize: node,
  borderRadius: vars.radius.round,
  border: `2px solid ${color.fuseUnlit}`,
  background: host,
  color: color.textSubtle,
})
const lyingDisc = style({ insetInlineEnd: -node / 2, insetBlockStart: -9 })
const verticalDisc = style({ insetInlineStart: 0, insetBlockStart: 1 })
const discRules = {
  burnt: { background: color.fuseBurnt, borderColor: color.fuseBurnt, color: host },
  active: { borderColor: color.accent, color: color.accentText },
  late: { borderColor: color.dangerText, color: color.dangerText },
  locked: {},
  refunded: { borderColor: color.textSubtle },
} satisfies Record<StageState, object>
export const lyingDiscs = styleVariants(discRules, (rule) => [disc, lyingDisc, rule])
export const verticalDiscs = styleVariants(discRules, (rule) => [disc, verticalDisc, rule])

const flag = style({
  position: 'absolute',
  insetInlineEnd: -1,
  insetBlockEnd: 16,
  blockSize: 14,
  borderInlineEnd: `1.5px solid ${color.textMuted}`,
})
export const flags = styleVariants({
  ahead: [flag],
  past: [flag],
  open: [flag, { borderColor: color.accent }],
})
const box = style({
  position: 'absolute',
  insetInlineEnd: -11,
  insetBlockEnd: 14,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 22,
  blockSize: 22,
  border: `1.5px solid ${color.textMuted}`,
  borderRadius: vars.radius.tag,
  background: host,
  color: color.textMuted,
})
export const boxes = styleVariants({
  ahead: [box],
  past: [box],
  open: [box, { background: color.accent, borderColor: color.accent, color: color.onAccent }],
})

const small = { fontSize: type.t13, lineHeight: 1.4, color: color.textMuted } as const
export const lyingWords = style({
  ...small,
  position: 'relative',
  marginBlockStart: 8,
  marginInlineEnd: -8,
  // The label before ends 8 px behind its own node.
  paddingInlineStart: 18,
  textAlign: 'end',
})
export const title = style({
  display: 'block',
  fontSize: type.t14,
  fontWeight: 600,
  color: color.text,
  textWrap: 'balance',
})
export const amount = style({ fontWeight: 600, color: color.text, fontVariantNumeric: 'tabular-nums' })
export const notes = styleVariants({
  plain: {},
  late: { fontWeight: 600, color: color.dangerText },
  vote: { fontWeight: 600, color: color.accentText },
})

export const row = style({
  position: 'relative',
  minBlockSize: 60,
  padding: '0 0 22px 0',
  paddingInlineStart: 36,
  selectors: { '&:last-child': { minBlockSize: 0, paddingBlockEnd: 0 } },
})
export const verticalTitle = style({ display: 'block', fontWeight: 700, lineHeight: 1.5 })
export const verticalWords = style({ fontSize: type.t14, lineHeight: 1.5, color: color.textMuted })
const trail = style({ position: 'absolute', insetInlineStart: 9, insetBlock: '4px -4px', inlineSize: 4 })
export const trails = styleVariants(
  {
    burnt: { background: color.fuseBurnt, '@media': { [media.forcedColors]: plain('CanvasText') } },
    active: {
      background: burning('180deg', hanging),
      '@media': { [media.forcedColors]: plain('Highlight') },
    },
    locked: { background: hanging, '@media': { [media.forcedColors]: plain('GrayText') } },
    late: { background: color.dangerText, '@media': { [media.forcedColors]: plain('Highlight') } },
    refunded: { background: color.textSubtle, '@media': { [media.forcedColors]: plain('GrayText') } },
  } satisfies Record<StageState, object>,
  (rule) => [trail, rule],
)
export const hangingTip = style([tip, { insetInlineStart: 2, insetBlockStart: 'calc(var(--burnt, 0) * 1%)' }])
export const startTip = style([tip, { insetInlineStart: 11, insetBlockStart: 12 }])
