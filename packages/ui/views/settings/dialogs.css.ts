import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** A dash before each, as plain statements of what follows. */
export const consequences = style({
  display: 'grid',
  gap: 8,
  fontSize: vars.type.t14,
  color: vars.color.textMuted,
})
globalStyle(`${consequences} > li`, {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: 8,
})
globalStyle(`${consequences} > li::before`, {
  content: '""',
  blockSize: 2,
  inlineSize: 10,
  marginBlockStart: '0.65em',
  background: vars.color.borderStrong,
})
