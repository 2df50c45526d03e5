import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: vars.space[8],
  alignItems: 'start',
  minHeight: 24,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
  '@media': { [media.touch]: { minHeight: 44, paddingBlock: 10 } },
})

export const box = style({ position: 'relative', width: 20, height: 20, marginBlockStart: 2 })

export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  width: 20,
  height: 20,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: vars.radius.tag,
  background: color.surfaceSheet,
  cursor: 'inherit',
  transition: `background ${vars.motion.fast} linear`,
  selectors: {
    [`${row}:hover &:not(:disabled)`]: { borderColor: color.text },
    '&:checked, &:indeterminate': { background: color.surfaceInverse, borderColor: color.surfaceInverse },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:disabled': { background: color.surfaceSunken, borderStyle: 'dashed' },
    '&:disabled:checked': { background: color.textDisabled },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})

export const mark = style({
  position: 'absolute',
  inset: 3,
  color: color.textInverse,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: {
    [`${input}:checked:not(:indeterminate) ~ &[data-mark="check"]`]: { visibility: 'visible' },
    [`${input}:indeterminate ~ &[data-mark="minus"]`]: { visibility: 'visible' },
  },
  '@media': { [media.forcedColors]: { display: 'none' } },
})

export const words = style({ lineHeight: 1.5 })
