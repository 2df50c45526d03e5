import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: 44,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
})

export const words = style({ display: 'grid', gap: 2, lineHeight: 1.4 })
export const hint = style({ fontSize: vars.type.t13, lineHeight: 1.45, color: color.textMuted })

export const input = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 44,
  height: 26,
  margin: 0,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: 13,
  background: color.surfaceSheet,
  cursor: 'inherit',
  transition: `background ${vars.motion.fast} linear`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 3,
      insetBlockStart: 3,
      width: 17,
      height: 17,
      borderRadius: '50%',
      background: color.borderStrong,
      transition: `transform ${vars.motion.fast} linear`,
    },
    '&:checked': { background: color.surfaceInverse, borderColor: color.surfaceInverse },
    '&:checked::after': { transform: 'translateX(17px)', background: color.textInverse },
    '[dir="rtl"] &:checked::after': { transform: 'translateX(-17px)' },
    '&:disabled': { background: color.surfaceSunken, borderStyle: 'dashed' },
    '&:disabled:checked::after': { background: color.textMuted },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::after': { background: 'ButtonText' },
        '&:checked::after': { background: 'Highlight' },
      },
    },
  },
})
