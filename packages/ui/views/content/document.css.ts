import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'

const { color, type, space } = vars
const one = 'minmax(0, 1fr)'
const narrow = '(max-width: 1023.98px)'

export const page = style([
  wrap,
  { paddingBlockStart: 44, '@media': { [media.phone]: { paddingBlockStart: 24 } } },
])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 32px',
})
export const dates = style({ marginBlockStart: 4, color: color.textMuted })

// Same look as TabLinks, which belong to the project page: a second user would split them into a request of its own in
// that page's first view.
export const tabs = style({
  display: 'flex',
  gap: 28 - 12,
  marginBlockStart: 20,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
})
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: 52,
  marginInline: -6,
  paddingInline: 6,
  fontWeight: 600,
  color: color.textMuted,
  selectors: {
    '&:first-child': { marginInlineStart: 0, paddingInlineStart: 0 },
    '&:not(:first-child)': { marginInlineStart: 6 },
    '&:hover, &[aria-current]': { color: color.text },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 6,
      insetBlockEnd: 0,
      borderBlockEnd: '3px solid currentColor',
    },
    '&[aria-current]:first-child::after': { insetInlineStart: 0 },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none !important' },
  },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: 32,
  paddingBlockStart: 36,
  '@media': {
    [media.from1024]: { gridTemplateColumns: `240px ${one}`, gap: 64 },
    print: { display: 'block' },
  },
})

export const nav = style({
  alignSelf: 'start',
  fontSize: type.t14,
  lineHeight: 1.4,
  '@media': { [media.from1024]: { position: 'sticky', insetBlockStart: 24 } },
})
// In one column a button opens the sections; in two they follow the text.
export const beside = style({ '@media': { [narrow]: { display: 'none' } } })
export const folded = style({
  borderBlock: `1px solid ${color.border}`,
  '@media': { [media.from1024]: { display: 'none' } },
})
globalStyle(`${folded}[open]`, { paddingBlockEnd: 12 })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 52,
  fontSize: type.t16,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })
globalStyle(`${folded}[open] > ${summary} svg`, { rotate: '180deg' })
const navLink = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  minBlockSize: 40,
  paddingBlock: 4,
  paddingInlineStart: 18,
  borderInlineStart: `2px solid ${color.border}`,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.touch]: { minBlockSize: 44 }, [media.hover]: { ':hover': { color: color.text } } },
})
export const navLinks = styleVariants({
  rest: [navLink],
  here: [
    navLink,
    {
      color: color.text,
      // In one column it is above the text, so there is nothing to follow.
      '@media': {
        [media.from1024]: { borderColor: color.accent, fontWeight: 600 },
        [narrow]: { color: color.textMuted },
      },
    },
  ],
})

export const text = style({ maxInlineSize: 676, fontSize: '1.0625rem', lineHeight: vars.leading.story })
export const short = style({
  marginBlockEnd: 40,
  paddingBlock: 4,
  paddingInlineStart: 20,
  borderInlineStart: `3px solid ${color.text}`,
  fontSize: type.t16,
  color: color.textMuted,
})
export const shortTitle = style({ fontWeight: 600, color: color.text })
export const section = style({
  display: 'grid',
  gridTemplateColumns: `20px ${one}`,
  columnGap: space[16],
  marginBlockEnd: 36,
  '@media': { [media.phone]: { gridTemplateColumns: one } },
})
export const number = style({
  paddingBlockStart: 6,
  lineHeight: 1.5,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'none' } },
})
export const sectionHead = style({ display: 'flex', alignItems: 'center', gap: 4, marginBlockEnd: 8 })
export const hash = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  '@media': {
    [media.touch]: { inlineSize: 44, blockSize: 44 },
    [media.hover]: { ':hover': { color: color.text, background: color.surfaceHover } },
  },
})
export const paragraph = style({ marginBlockEnd: 14, overflowWrap: 'break-word' })
export const list = style({ marginBlockEnd: 14, paddingInlineStart: 20, listStyle: 'disc' })
globalStyle(`${list} li`, { marginBlockEnd: 6, overflowWrap: 'break-word' })
globalStyle(`${list} li::marker`, { color: color.accentText })
export const contact = style({ fontSize: type.t14, color: color.textMuted })
