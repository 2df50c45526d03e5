import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

export const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  position: 'relative',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  transition: `background ${vars.motion.fast} linear, border-color ${vars.motion.fast} linear`,
  selectors: { '&[aria-disabled="true"]': { color: color.textDisabled, cursor: 'not-allowed' } },
})

export const variants = styleVariants({
  quiet: {
    color: color.textMuted,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"])': { background: color.surfaceHover, color: color.text },
        },
      },
    },
  },
  line: {
    background: color.surfaceSheet,
    borderColor: color.borderStrong,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"])': { background: color.surfaceHover, borderColor: color.text },
        },
      },
    },
  },
  ink: {
    background: color.surfaceInverse,
    color: color.textInverse,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-disabled="true"])': { background: color.surfaceInverseHover } },
      },
    },
  },
})

export const sizes = styleVariants({
  small: { width: vars.control.small, height: vars.control.small },
  medium: { width: vars.control.medium, height: vars.control.medium },
})
