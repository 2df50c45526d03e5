import { type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import type { ButtonSize, ButtonVariant } from './variants.ts'

const { color, control, type } = vars

const onHover = (rule: { background?: string; borderColor?: string }) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': rule } } },
})

export const base = style({
  // Label and pending label share one cell, so that the button is as wide as the longer and never changes.
  display: 'inline-grid',
  placeItems: 'center',
  paddingBlock: vars.space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  font: `600 1rem/1 ${vars.font.text}`,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background ${vars.motion.fast} linear, border-color ${vars.motion.fast} linear`,
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
})

export const sizes = styleVariants<Record<ButtonSize, StyleRule>>({
  small: { minHeight: control.small, paddingInline: vars.space[12], fontSize: type.t14 },
  medium: { minHeight: control.medium, paddingInline: 18, fontSize: type.t16 },
  large: { minHeight: control.large, paddingInline: vars.space[24], fontSize: type.t18 },
})

export const variants = styleVariants<Record<ButtonVariant, StyleRule>>({
  ember: { background: color.accent, color: color.onAccent, ...onHover({ background: color.accentHover }) },
  ink: {
    background: color.surfaceInverse,
    color: color.textInverse,
    ...onHover({ background: color.surfaceInverseHover }),
  },
  line: {
    background: color.surfaceSheet,
    color: color.text,
    borderColor: color.borderStrong,
    ...onHover({ background: color.surfaceHover, borderColor: color.text }),
  },
  quiet: {
    background: 'transparent',
    color: color.text,
    paddingInline: vars.space[12],
    ...onHover({ background: color.surfaceHover }),
  },
  danger: {
    background: color.danger,
    color: color.onDanger,
    ...onHover({ background: `color-mix(in oklch, ${color.danger} 88%, ${color.text})` }),
  },
})

export const full = style({ width: '100%' })

/** After the variants: the disabled look overrides the variant's. */
export const states = styleVariants({
  pending: { cursor: 'progress' },
  disabled: {
    background: color.surfaceSunken,
    color: color.textMuted,
    border: `1px dashed ${color.border}`,
    cursor: 'not-allowed',
  },
})

export const content = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minHeight: '1.25em',
  lineHeight: 1.15,
})

export const absent = style({ visibility: 'hidden' })

export const reason = style({ fontSize: type.t13, lineHeight: 1.45, color: color.textMuted })
