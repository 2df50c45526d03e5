import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '20px 32px',
  marginBlockEnd: 28,
  paddingBlock: '48px 24px',
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.phone]: { paddingBlock: '28px 20px' } },
})
globalStyle(`${head} > :first-child`, { minInlineSize: 0 })
export const count = style({ minBlockSize: 25, marginBlockStart: 4, color: color.textMuted })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  '@media': { [media.phone]: { inlineSize: '100%', gap: 8 } },
})
// On a phone the category list takes the rest of its row.
globalStyle(`${tools} > :nth-child(2)`, { '@media': { [media.phone]: { flex: '1 1 150px' } } })
/** Hidden where the header has a search field. */
export const searchForm = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  flex: '0 1 480px',
  '@media': { '(min-width: 900px)': { display: 'none' }, [media.phone]: { flex: '1 1 100%' } },
})
globalStyle(`${searchForm} > :first-child`, { flex: 1 })

export const segments = style({
  display: 'inline-flex',
  padding: 3,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
})
export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 36,
  paddingInline: 12,
  borderRadius: vars.radius.tag,
  fontWeight: 600,
  fontSize: type.t14,
  color: color.textMuted,
  selectors: { '&[aria-current]': { background: color.surfaceInverse, color: color.textInverse } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.surfaceHover } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid' } } },
  },
})

export const grid = style({
  display: 'grid',
  gap: '40px 20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.phone]: { gap: 20 },
    [media.from700]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from1024]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '48px 40px' },
    [media.from1396]: { gridTemplateColumns: 'repeat(4, 297px)', gap: '52px 48px' },
  },
})
/** Keeps the place of one row of filters until they are there. */
export const chipsPlace = style({ minBlockSize: 64 })
/** Rows below the fold are laid out when they come near. */
export const cell = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 297px auto 540px',
  padding: 16,
  margin: -16,
  '@media': {
    [media.phone]: {
      containIntrinsicSize: 'auto 358px auto 190px',
      paddingBlockEnd: 36,
      // A rule as long as the text, with room beside it for the flame at the end of a fuse.
      background: `linear-gradient(${color.border}, ${color.border}) center bottom / calc(100% - 32px) 1px no-repeat`,
    },
  },
})
/** Keeps the place of a card below the window. */
export const cellToCome = style([
  cell,
  { minBlockSize: 572, '@media': { [media.phone]: { minBlockSize: 242 } } },
])

export const end = style({ display: 'grid', justifyItems: 'center', gap: 10, paddingBlockStart: 56 })
export const shown = style({ fontSize: type.t14, color: color.textMuted, fontVariantNumeric: 'tabular-nums' })
export const meter = style({
  inlineSize: 160,
  blockSize: 4,
  border: 0,
  borderRadius: 2,
  background: color.border,
  appearance: 'none',
  '::-webkit-meter-bar': { blockSize: 4, border: 0, borderRadius: 2, background: color.border },
  '::-webkit-meter-optimum-value': { borderRadius: 2, background: color.fuseBurnt },
})
export const failedMore = style({ color: color.dangerText, fontWeight: 600, fontSize: type.t14 })
export const kindLinks = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 24 })
/** Below centred text. */
export const kindLinksMiddle = style([kindLinks, { justifyContent: 'center' }])
globalStyle(`${kindLinks} ${segment}`, {
  border: `1px solid ${color.borderStrong}`,
  background: color.surfaceSheet,
  color: color.text,
})
export const pages = style({ display: 'flex', justifyContent: 'center', gap: 12, paddingBlockStart: 48 })
