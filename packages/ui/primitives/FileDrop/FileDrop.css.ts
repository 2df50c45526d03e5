import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color } = vars

export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[6],
  padding: vars.space[24],
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
  textAlign: 'center',
  color: color.textMuted,
  fontSize: vars.type.t14,
  lineHeight: 1.5,
  transition: `background ${vars.motion.fast} linear`,
  selectors: {
    '&[data-over]': { background: color.surfaceHover, borderColor: color.text },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${color.focusGap}`,
    },
    '&:has([aria-invalid="true"])': { borderColor: color.danger, borderStyle: 'solid' },
    '&:has(:disabled)': { background: color.surfaceSunken, borderColor: color.border },
  },
})

/** Over the whole area: a press anywhere chooses, and a drop lands on a native control. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const action = style({
  fontWeight: 600,
  color: color.text,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
  textDecorationColor: color.borderStrong,
})
