import { globalStyle, style } from '@vanilla-extract/css'
import { fuse } from '../../primitives/EmptyState/EmptyState.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { alignedAsParent, media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'

const { color, type } = vars

export const page = wrap
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '16px 28px',
  paddingBlock: '48px 32px',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '16px', paddingBlock: '28px 24px' },
  },
})
export const name = style({ overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBlockStart: 10,
  fontSize: type.t14,
  color: color.textMuted,
  '@media': { [media.phone]: { display: 'grid' } },
})
export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** 24 px high at least, for fingers. */
export const site = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  color: color.text,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: 3,
})
export const bio = style({
  maxInlineSize: '60ch',
  marginBlockStart: 12,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const quiet = style({ color: color.textMuted })
export const listed = style([quiet, { flex: 'none' }])
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
export const strip = style({
  display: 'flex',
  borderBlock: `1px solid ${color.border}`,
})
globalStyle(`${strip} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  flex: '0 1 240px',
  paddingBlock: '16px 14px',
  paddingInlineEnd: 24,
})
globalStyle(`${strip} > div + div`, {
  paddingInlineStart: 20,
  borderInlineStart: `1px solid ${color.border}`,
})
globalStyle(`${strip} dd`, { margin: 0, font: `700 ${type.t34}/1.14 ${vars.font.display}` })
globalStyle(`${strip} dt`, { fontSize: type.t14, color: color.textMuted })

export const section = style({
  paddingBlockStart: 56,
  '@media': { [media.phone]: { paddingBlockStart: 40 } },
})
export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  marginBlockEnd: 20,
})
export const total = style({ fontWeight: 400, color: color.textMuted })
export const cards = style({
  display: 'grid',
  gap: '40px 20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.phone]: { gap: 24 },
    [media.from700]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from1024]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '48px 40px' },
    [media.from1396]: { gridTemplateColumns: 'repeat(4, 297px)', gap: '52px 48px' },
  },
})
export const rows = style({
  display: 'grid',
  columnGap: 48,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from700]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 32 },
    [media.from1024]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 48 },
  },
})
/** Empty list: the text at the start, the action at the end, between two rules. */
export const nothing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  paddingBlock: 28,
  borderBlock: `1px solid ${color.border}`,
})
export const nothingWords = style({ display: 'grid', gap: 4 })
/** Placeholder for a first project. */
export const unlit = style([fuse, { inlineSize: 160, marginBlockEnd: 16 }])
export const note = style({ marginBlockEnd: 16, fontSize: type.t14, color: color.textMuted })
export const pages = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: 40 })
export const back = style({ paddingBlockStart: 32, marginBlockEnd: -28 })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${color.border}`,
})
export const rowWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  minInlineSize: 0,
})
export const rowLink = style({
  // A name longer than two lines would extend past the picture beside it.
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // The whole row is the link.
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
})
/** Over the link that the whole row is. */
export const rowManage = style({ position: 'relative', zIndex: 1, justifySelf: 'start', fontSize: type.t14 })
export const byline = style({
  // Truncated at its end, in either direction.
  textAlign: alignedAsParent,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: type.t14,
  color: color.textMuted,
})
export const rowFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  fontSize: type.t13,
  color: color.textMuted,
})
