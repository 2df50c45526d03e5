import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

const plain = style({ margin: 0, padding: 0, listStyle: 'none' })
export const list = styleVariants({
  rows: [plain, { borderBlockStart: `1px solid ${color.border}` }],
  grid: [
    plain,
    {
      display: 'grid',
      gap: 16,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(264px, 100%), 1fr))',
    },
  ],
})
const line = { content: '', position: 'absolute', zIndex: 1, background: color.focus } as const
const anyItem = style({ position: 'relative' })
export const item = styleVariants({
  rows: [
    anyItem,
    {
      borderBlockEnd: `1px solid ${color.border}`,
      // What is below the window is not laid out at each key that is typed above it.
      containIntrinsicBlockSize: 'auto 72px',
      selectors: {
        // Focus rings and what is lifted reach beyond their row.
        '&:not(:focus-within, [data-lifted])': { contentVisibility: 'auto', overflowClipMargin: 8 },
        '&[data-line]::after': { ...line, insetInline: 0, blockSize: 2 },
        '&[data-line="before"]::after': { insetBlockStart: -1.5 },
        '&[data-line="after"]::after': { insetBlockEnd: -1.5 },
      },
    },
  ],
  grid: [
    anyItem,
    {
      selectors: {
        '&[data-line]::after': { ...line, insetBlock: 0, inlineSize: 2 },
        '&[data-line="before"]::after': { insetInlineStart: -9 },
        '&[data-line="after"]::after': { insetInlineEnd: -9 },
      },
    },
  ],
})
/** Lifted: an ink edge and a shadow, a little wider than its place, without moving what is in it. */
export const content = style({
  selectors: {
    '[data-lifted] > &': {
      position: 'relative',
      zIndex: 2,
      background: color.surfaceSheet,
      outline: `1px solid ${color.text}`,
      outlineOffset: 6,
      boxShadow: `0 0 0 6px ${color.surfaceSheet}, ${vars.shadow.elev2}`,
      borderRadius: vars.radius.tag,
    },
  },
})
export const handle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 34,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textMuted,
  cursor: 'grab',
  // A finger on it drags; beside it, it scrolls.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[aria-pressed="true"]': { color: color.text, cursor: 'grabbing' } },
  '@media': {
    [media.touch]: { inlineSize: 44, blockSize: 44 },
    [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover, color: color.text } } },
  },
})
const both = style({ display: 'inline-flex', flex: 'none' })
export const arrows = styleVariants({ rows: [both], grid: [both] })
/** They point to where they lead, in every direction of writing. */
globalStyle(`[dir="rtl"] ${arrows.grid.split(' ')[0]} svg`, { transform: 'scaleX(-1)' })
export const says = style({
  minBlockSize: '1lh',
  marginBlockStart: 8,
  font: `600 ${type.t13}/1.45 ${vars.font.text}`,
})
export const keys = style({ fontWeight: 400, color: color.textMuted })
