import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars
const barHeight = 64
/** The tabs are at the end of the window. */
const narrow = '(max-width: 1023.98px)'

export const page = style({
  minBlockSize: '100dvh',
  background: color.surfacePage,
  '@media': { print: { minBlockSize: 0, background: 'none' } },
})
/** A page for one task ends with it, as the dashboard does. */
globalStyle(`main:has(${page}) ~ footer`, { display: 'none' })
export const top = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minBlockSize: 64,
  paddingBlock: 8,
  paddingInline: vars.layout.margin,
  background: color.surfaceSheet,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.phone]: { flexWrap: 'nowrap' }, print: { display: 'none' } },
})
export const actions = style({
  display: 'flex',
  gap: 12,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
})
/** On a phone the page's link is its icon alone. */
export const pageIcon = style({
  display: 'none',
  placeContent: 'center',
  inlineSize: 44,
  blockSize: 44,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { display: 'grid' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1024]: { gridTemplateColumns: '224px minmax(0, 1fr)' } },
})
export const side = style({
  '@media': {
    [media.from1024]: {
      position: 'sticky',
      insetBlockStart: 65,
      alignSelf: 'start',
      minBlockSize: 'calc(100dvh - 65px)',
      padding: '20px 12px',
      borderInlineEnd: `1px solid ${color.border}`,
    },
    print: { display: 'none' },
  },
})
/** Under 1024 px the tabs stay within reach of a thumb, at the end of the window (mock 8p). */
export const tabs = style({
  display: 'grid',
  gap: 2,
  '@media': {
    [narrow]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      gridAutoFlow: 'column',
      // More tabs than a narrow phone has room for scroll, and the open one is scrolled to.
      gridAutoColumns: 'minmax(76px, 1fr)',
      overflowX: 'auto',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      background: color.surfaceSheet,
      borderBlockStart: `1px solid ${color.border}`,
    },
    print: { display: 'none' },
  },
})
const beside = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  paddingInline: '12px 14px',
  borderRadius: vars.radius.tag,
  color: color.textMuted,
} as const
export const tab = style({
  ...beside,
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[aria-current="page"]': {
      borderInlineStartColor: color.accent,
      background: color.surfaceSunken,
      color: color.text,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none !important' },
  },
  '@media': {
    [narrow]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 2,
      minBlockSize: barHeight - 4,
      paddingInline: 4,
      borderInlineStart: 0,
      borderBlockStart: '3px solid transparent',
      borderRadius: 0,
      fontSize: type.t13,
      selectors: {
        '&[aria-current="page"]': { background: 'none', borderBlockStartColor: color.accent },
      },
    },
  },
})
export const count = style({
  marginInlineStart: 'auto',
  color: color.text,
  fontSize: type.t14,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { display: 'none' } },
})
/** Beside the tabs, or in a narrow window at the end of the page. */
export const editing = styleVariants({
  side: {
    display: 'grid',
    gap: 2,
    margin: '16px 12px 0',
    paddingBlockStart: 16,
    borderBlockStart: `1px solid ${color.border}`,
    '@media': { [narrow]: { display: 'none' } },
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 20px',
    padding: `8px ${vars.layout.margin}`,
    borderBlockStart: `1px solid ${color.border}`,
    '@media': { [media.from1024]: { display: 'none' } },
  },
})
export const editingLink = style({ ...beside, paddingInline: '3px 2px' })
/** What ends the page, above the tabs in a narrow window. */
export const end = style({
  '@media': {
    [narrow]: { paddingBlockEnd: `calc(${barHeight}px + env(safe-area-inset-bottom))` },
    print: { display: 'none' },
  },
})
export const body = style({
  minInlineSize: 0,
  maxInlineSize: 1240,
  padding: `32px ${vars.layout.margin} 96px`,
  '@media': {
    [narrow]: { paddingBlockEnd: 48 },
    // The paper has margins of its own.
    print: { maxInlineSize: 'none', padding: 0 },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBlockEnd: 20,
})
export const headActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '@media': { print: { display: 'none' } },
})
