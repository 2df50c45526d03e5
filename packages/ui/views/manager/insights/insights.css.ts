import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  margin: 0,
  borderBlock: `1px solid ${color.border}`,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr' } },
})
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '16px 20px 14px',
  borderInlineStart: `1px solid ${color.border}`,
  marginInlineStart: -1,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
  '@media': {
    [media.phone]: {
      paddingInline: '0 12px',
      borderInlineStart: 0,
      selectors: { '&:nth-child(even)': { paddingInlineStart: 12 } },
    },
  },
})
export const figureName = style({ order: -2, color: color.textMuted, fontSize: type.t14 })
export const figureValue = style({
  order: -1,
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: type.t26,
  fontWeight: 700,
  lineHeight: vars.leading.title,
  fontVariantNumeric: 'tabular-nums',
})
export const figureNote = style({ margin: 0, color: color.textMuted, fontSize: type.t14 })
export const part = style({ marginBlockStart: 44 })
export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBlockEnd: 12,
})
export const source = style({ display: 'flex', alignItems: 'center', gap: 10, fontWeight: 600 })
export const sourceKind = style({ color: color.textMuted, fontWeight: 400, fontSize: type.t14 })
export const share = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 120 })
export const shareTrack = style({ flex: 1, minInlineSize: 60 })
export const shareBar = style({
  display: 'block',
  blockSize: 6,
  minInlineSize: 2,
  borderRadius: 3,
  background: color.fuseBurnt,
})
export const links = style({ margin: 0, padding: 0, listStyle: 'none' })
export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const linkWords = style({ flex: '1 1 240px', minInlineSize: 0 })
export const linkAddress = style({
  overflowWrap: 'anywhere',
  color: color.textMuted,
  fontSize: type.t14,
  direction: 'ltr',
  unicodeBidi: 'isolate',
})
export const linkActions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const editor = style({
  display: 'grid',
  gap: 16,
  maxInlineSize: 480,
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const editorEnds = style({ display: 'flex', gap: 12 })
export const code = style({ inlineSize: 200, blockSize: 200, marginInline: 'auto' })
export const noPrint = style({ '@media': { print: { display: 'none' } } })
/** The drawing and the sentence below it: what is below does not move when it comes. */
export const chart = style({ minBlockSize: 344 })
export const waiting = style({ display: 'grid', gap: 28 })

export const partWords = style({ margin: 0, maxInlineSize: 720, marginBlockEnd: 12, color: color.textMuted })
export const between = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })
export const range = style({
  position: 'relative',
  flex: '0 0 180px',
  blockSize: 16,
  // Beside three columns of numbers it would be cut off.
  '@media': { [media.phone]: { display: 'none' } },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 7,
    insetInline: 0,
    blockSize: 2,
    background: color.border,
  },
})
export const rangeHalf = style({
  position: 'absolute',
  insetBlockStart: 5,
  blockSize: 6,
  borderRadius: 3,
  background: color.textMuted,
})
export const rangeMiddle = style({
  position: 'absolute',
  insetBlockStart: 2,
  inlineSize: 2,
  blockSize: 12,
  marginInlineStart: -1,
  background: color.text,
})
export const rangeOwn = style({
  position: 'absolute',
  insetBlockStart: 2,
  inlineSize: 12,
  blockSize: 12,
  marginInlineStart: -6,
  border: `2px solid ${color.surfacePage}`,
  borderRadius: 6,
  background: color.accent,
})
