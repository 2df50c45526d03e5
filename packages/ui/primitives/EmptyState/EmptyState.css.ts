import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color } = vars

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[48],
  paddingInline: vars.space[20],
  textAlign: 'center',
})
export const words = style({
  maxWidth: '42ch',
  color: color.textMuted,
  fontSize: vars.type.t14,
  lineHeight: 1.5,
  textWrap: 'balance',
})

/** An unlit fuse: a cord with a hollow tip. */
export const fuse = style({
  position: 'relative',
  height: 20,
  marginBlockEnd: vars.space[8],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '8px 0',
      borderRadius: 2,
      background: `repeating-linear-gradient(118deg, ${color.fuseUnlit} 0 2.5px, ${color.fuseUnlitGap} 2.5px 6px)`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -5,
      insetBlockStart: 4.5,
      width: 11,
      height: 11,
      borderRadius: '50%',
      background: color.surfaceSheet,
      border: `2px solid ${color.borderStrong}`,
    },
  },
})
