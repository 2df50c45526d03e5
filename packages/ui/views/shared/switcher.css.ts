import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { alignedAsParent, media } from '../../theme/scale.ts'

const { color, type } = vars

export const area = style({ position: 'relative', minInlineSize: 0, marginInline: -8 })
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 44,
  maxInlineSize: '100%',
  paddingInline: 8,
  borderRadius: vars.radius.control,
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
})
export const name = style({
  overflow: 'hidden',
  minInlineSize: 0,
  maxInlineSize: '22ch',
  textAlign: alignedAsParent,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { maxInlineSize: '14ch' } },
})
export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetInlineStart: 0,
  insetBlockStart: 'calc(100% + 8px)',
  inlineSize: 320,
  maxInlineSize: 'calc(100vw - 32px)',
  maxBlockSize: 'min(480px, calc(100dvh - 96px))',
  overflowY: 'auto',
  display: 'grid',
  padding: 8,
  background: color.surfaceSheet,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.elev2,
  // On a phone the whole width: the name stands in the middle of the bar.
  '@media': {
    [media.phone]: { position: 'fixed', insetInline: 16, insetBlockStart: 72, inlineSize: 'auto' },
  },
})
export const title = style({ padding: '8px 12px', fontSize: type.t14, color: color.textMuted })
export const words = style({ padding: '4px 12px 12px' })
export const wait = style({ display: 'grid', gap: 12, padding: '8px 12px 12px' })
export const item = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 44,
  padding: '6px 12px',
  borderRadius: vars.radius.control,
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
  selectors: { '&[aria-current="page"]': { background: color.surfaceSunken } },
})
export const itemName = style({
  overflow: 'hidden',
  textAlign: alignedAsParent,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const facts = style({
  overflow: 'hidden',
  fontSize: type.t13,
  color: color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const more = style({
  display: 'grid',
  marginBlockStart: 8,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${color.border}`,
})
