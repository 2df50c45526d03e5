import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const body = style({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 1280,
  padding: `32px ${vars.layout.margin} 80px`,
  '@media': { [media.from1100]: { gridTemplateColumns: '232px minmax(0, 1fr)', gap: 40 } },
})
export const side = style({ display: 'grid', gap: 16, minInlineSize: 0 })
export const languages = style({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
})
export const language = style({
  display: 'grid',
  gap: 6,
  inlineSize: '100%',
  padding: '10px 12px',
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.tag,
  color: color.text,
  font: `400 ${type.t16}/1.4 ${vars.font.text}`,
  selectors: {
    '&[aria-pressed="true"]': { borderInlineStartColor: color.accent, background: color.surfaceSunken },
    '&:focus-visible': { outlineOffset: -2 },
  },
})
export const original = style([language, { cursor: 'default' }])
export const languageTop = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontWeight: 600,
})
export const percent = style({ fontWeight: 400, color: color.textMuted, fontVariantNumeric: 'tabular-nums' })
export const small = style({ color: color.textMuted, fontSize: type.t14 })
export const bar = style({ display: 'flex', gap: 3, blockSize: 4 })
export const wideBar = style([bar, { blockSize: 8 }])
const segment = style({ borderRadius: 2, minInlineSize: 3 })
export const segments = styleVariants({
  done: [segment, { background: color.text }],
  old: [segment, { background: color.warning }],
  empty: [segment, { background: color.borderStrong, opacity: 0.35 }],
})
export const main = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '8px 24px',
})
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: 12,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.tag,
  background: color.surfaceSheet,
  color: color.text,
  font: `600 ${type.t14}/1.4 ${vars.font.text}`,
  '@media': { [media.touch]: { minBlockSize: 44 } },
  selectors: {
    '&[aria-pressed="true"]': { background: color.surfaceInverse, color: color.textInverse },
  },
})
export const filterCount = style({ fontWeight: 400, fontVariantNumeric: 'tabular-nums' })
export const part = style({
  display: 'grid',
  gap: 0,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.border}`,
})
export const partHead = style({ display: 'flex', alignItems: 'baseline', gap: 8, paddingBlockEnd: 4 })
export const pair = style({
  display: 'grid',
  gap: '8px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.from700]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const oldPair = style([
  pair,
  {
    marginInline: -16,
    paddingInline: 15,
    background: color.surfaceSheet,
    border: `1px solid ${color.warning}`,
    borderRadius: vars.radius.card,
  },
])
export const english = style({ display: 'grid', gap: 4, alignContent: 'start', minInlineSize: 0 })
export const englishLabel = style({ font: `600 ${type.t14}/1.4 ${vars.font.text}` })
export const source = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
export const clamped = style({
  overflow: 'hidden',
  maxBlockSize: '9lh',
  maskImage: 'linear-gradient(#000 70%, transparent)',
})
export const typing = style({ display: 'grid', gap: 8, alignContent: 'start', minInlineSize: 0 })
export const saved = style({
  minBlockSize: '1.4em',
  color: color.textMuted,
  font: `400 ${type.t14}/1.4 ${vars.font.text}`,
})
export const warning = style({ display: 'flex', gap: 6, fontWeight: 600, fontSize: type.t14 })
export const warningMark = style({ flex: 'none', marginBlockStart: 2, color: color.warning })
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
export const versions = style({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 12,
  background: color.surfaceSunken,
  borderRadius: vars.radius.tag,
  fontSize: type.t14,
  overflowWrap: 'anywhere',
})
export const version = style({ margin: 0, marginBlockEnd: 8, whiteSpace: 'pre-wrap' })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
})
export const locked = style({
  display: 'grid',
  gap: 12,
  padding: 20,
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})
export const lockedList = style({ display: 'grid', gap: 4, margin: 0, paddingInlineStart: 20 })
export const plain = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 })
