import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type } = vars

export const place = style({
  flex: '1 1 0',
  maxInlineSize: 420,
  minInlineSize: 0,
  selectors: { '&[data-open]': { maxInlineSize: 560 } },
  '@media': { '(max-width: 899.98px)': { display: 'none' } },
})
export const form = style({ position: 'relative', display: 'flex', alignItems: 'center' })
export const glass = style({
  position: 'absolute',
  insetInlineStart: 14,
  color: color.textMuted,
  pointerEvents: 'none',
})
export const input = style({
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: '42px 14px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
  appearance: 'none',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
})
export const cancel = style({
  position: 'absolute',
  insetInlineEnd: 4,
  minBlockSize: 36,
  paddingInline: 12,
  borderRadius: vars.radius.tag,
  background: color.surfaceSheet,
  fontWeight: 600,
  fontSize: type.t14,
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
})
/** Dims what is behind the results. The field and the list stay in front. */
export const scrim = style({
  position: 'fixed',
  insetInline: 0,
  insetBlock: '72px 0',
  background: color.scrim,
})
export const list = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 54,
  padding: 8,
  background: color.surfaceSheet,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.elev2,
})
export const head = style({ padding: '6px 8px 4px', fontSize: type.t14 })
export const shown = style({ color: color.textMuted })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  padding: 8,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.surfaceSunken } },
  '@media': { [media.hover]: { ':hover': { background: color.surfaceSunken } } },
})
export const thumb = style({ inlineSize: 48 })
export const rowWords = style({ display: 'grid', minInlineSize: 0 })
export const rowName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
})
export const rowBy = style({
  display: 'block',
  fontSize: type.t13,
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const rowFacts = style({
  textAlign: 'end',
  fontSize: type.t14,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const blank = style({
  blockSize: 64,
  margin: 8,
  borderRadius: vars.radius.control,
  background: color.surfaceHover,
})
export const note = style({ padding: 16, color: color.textMuted })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBlockStart: 8 })
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  color: color.text,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gap: 16,
  marginBlockStart: 8,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${color.border}`,
  // Without a project above, nothing has to be separated.
  selectors: { '&:first-child': { marginBlockStart: 0, paddingBlockStart: 0, borderBlockStart: 'none' } },
})
export const besideHead = style({ padding: '6px 8px 2px', fontSize: type.t14, fontWeight: 600 })
export const besideRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 40,
  paddingInline: 8,
  borderRadius: vars.radius.control,
  '@media': { [media.hover]: { ':hover': { background: color.surfaceSunken } } },
})
export const key = style({
  paddingInline: 6,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.tag,
  font: `600 ${type.t13}/1.5 ${vars.font.text}`,
  color: color.textMuted,
})
export const all = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: 8,
  marginBlockStart: 8,
  borderBlockStart: `1px solid ${color.border}`,
  fontWeight: 600,
  fontSize: type.t14,
})
