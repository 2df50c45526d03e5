import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const page = style({ minBlockSize: '100dvh' })
/** A page for one task ends with it (spec 2 §2). */
globalStyle(`main:has(${page}) ~ footer`, { display: 'none' })
export const top = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: color.surfacePage,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const topRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minBlockSize: 64,
  paddingBlock: 8,
  paddingInline: vars.layout.margin,
  // Nothing is saved yet: the row for that is there, and empty.
  '@media': { [media.phone]: { rowGap: 0 } },
})
export const status = style({ color: color.textMuted, font: `400 ${type.t14}/1.4 ${vars.font.text}` })
/** On a phone below the project's name and its links, so that these stay where they are. */
export const saving = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
})
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 8 } },
})
/** On a phone the links are their icons; their names are spoken. */
export const actionWords = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1024]: { gridTemplateColumns: '224px minmax(0, 1fr)' } },
})
export const nav = style({
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.from1024]: {
      display: 'grid',
      alignContent: 'start',
      minBlockSize: 'calc(100dvh - 65px)',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.border}`,
    },
  },
})
export const tab = style({
  // What is only spoken must not make the page wider.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 10,
  minBlockSize: 44,
  paddingInline: '12px 14px',
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.tag,
  color: color.textMuted,
  selectors: {
    '&[aria-current="page"]': {
      borderInlineStartColor: color.accent,
      background: color.surfaceSunken,
      color: color.text,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none !important' },
  },
})
const mark = style({ display: 'inline-flex' })
export const marks = styleVariants({
  done: [mark, { color: color.positive }],
  open: [mark, { color: color.warning }],
  empty: [mark, { color: color.textMuted }],
})
/** As wide as the mark of the sections beside it. */
export const noMark = style({ inlineSize: 18 })
export const body = style({
  display: 'grid',
  gap: '32px 48px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 1180,
  padding: `32px ${vars.layout.margin} 80px`,
  '@media': { [media.from1396]: { gridTemplateColumns: 'minmax(0, 1fr) 344px' } },
})
export const main = style({ display: 'grid', gap: 24, minInlineSize: 0 })
export const rail = style({ display: 'grid', gap: 16, maxInlineSize: 480 })
export const place = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })
export const remedy = style({ marginBlockStart: 10 })
export const legend = style({ marginBlockEnd: 8, font: `600 ${type.t14}/1.4 ${vars.font.text}` })
export const writing = style({ display: 'grid', gap: 10 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 16,
})
export const lead = style({ marginBlockStart: 4, color: color.textMuted })
export const pair = style({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from700]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const part = style({
  display: 'grid',
  gap: 16,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${color.border}`,
})
export const list = style({ display: 'grid', borderBlockStart: `1px solid ${color.border}` })
export const item = style({ borderBlockEnd: `1px solid ${color.border}` })
export const itemRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  paddingBlock: 14,
})
export const itemWords = style({ flex: '1 1 220px', minInlineSize: 0, overflowWrap: 'anywhere' })
/** What can be done with a row, in columns below each other; on a phone a line of its own. */
export const itemActions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 8,
  '@media': { [media.phone]: { flexBasis: '100%' } },
})
export const figure = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const editor = style({ display: 'grid', gap: 20, paddingBlock: '8px 28px' })
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
})
/** What failed, above the answers of a question. */
export const asked = style({ display: 'grid', gap: 20 })
export const note = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
export const given = style({ marginBlockStart: 8 })
/** What may be read and not changed: its fields are disabled, and what begins a change is not there. */
export const readable = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 })
globalStyle(`${readable}:disabled button`, { display: 'none' })
export const notice = style({ padding: `32px ${vars.layout.margin} 0`, maxInlineSize: 1180 })
export const bar = style({ display: 'flex', gap: 4 })
const segment = style({ flex: 1, blockSize: 4, borderRadius: 2 })
export const segments = styleVariants({
  done: [segment, { background: color.text }],
  open: [segment, { background: color.borderStrong, opacity: 0.4 }],
})
export const check = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 56,
  paddingBlock: 10,
  color: color.text,
  textDecoration: 'none',
})
export const checkOpen = style({ textDecoration: 'underline', textUnderlineOffset: 3 })
export const panel = style({
  display: 'grid',
  gap: 16,
  padding: 20,
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})
export const picture = style({ display: 'grid', gap: 12, alignContent: 'start', justifyItems: 'start' })
globalStyle(`${picture} > *`, { inlineSize: '100%' })
/** What stands below a picture, and its handle at the end. */
export const pictureTools = style({ display: 'flex', alignItems: 'center', gap: 4 })
globalStyle(`${pictureTools} > :first-child`, { flex: 1 })
export const portrait = style({ inlineSize: 180 })
export const slot = style({ display: 'flex', flexWrap: 'wrap', gap: 24 })
export const rules = style({
  flex: '1 1 220px',
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  color: color.textMuted,
})
export const slider = style({ inlineSize: '100%', accentColor: color.positive, blockSize: 44 })
export const figures = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  paddingBlock: 16,
  borderBlock: `1px solid ${color.border}`,
})
export const big = style({ font: `600 ${type.t21}/1.3 ${vars.font.display}` })
export const variants = style({ display: 'grid', gap: 12 })
export const variant = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
})
export const variantRow = style([variant, { alignItems: 'center', paddingBlock: 8 }])
export const variantEditor = style([asked, { paddingBlock: 12 }])
export const variantPicture = style({ inlineSize: 64, flex: 'none' })
export const grows = style({ flex: '1 1 160px', minInlineSize: 0 })
/** Its arrow points to where the link leads, in every direction of writing. */
globalStyle(`[dir="rtl"] ${place} svg`, { transform: 'scaleX(-1)' })
/** Side by side: a reward goes to thirty countries. */
export const costs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: '12px 24px',
})
export const cost = style({ display: 'flex', alignItems: 'end', gap: 4 })

export const rewardPicture = style({ inlineSize: 120 })
