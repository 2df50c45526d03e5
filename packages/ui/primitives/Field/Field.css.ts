import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { alignedAsParent, media } from '../../theme/scale.ts'

const { color } = vars

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignContent: 'start',
})

export const top = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const label = style({ fontSize: vars.type.t14, fontWeight: 600, lineHeight: vars.leading.ui })
export const optional = style({ fontWeight: 400, color: color.textMuted })
export const aside = style({
  flex: 'none',
  fontSize: vars.type.t14,
  lineHeight: vars.leading.ui,
  color: color.textMuted,
})
export const count = style([
  aside,
  { fontSize: vars.type.t13, color: color.textSubtle, fontVariantNumeric: 'tabular-nums' },
])

export const hint = style({ fontSize: vars.type.t13, lineHeight: 1.45, color: color.textMuted })

export const error = style({
  display: 'flex',
  gap: vars.space[6],
  fontSize: vars.type.t14,
  fontWeight: 600,
  lineHeight: 1.4,
  color: color.dangerText,
})
export const errorIcon = style({ display: 'flex', paddingBlockStart: 2 })

/** The edge around an input and its affixes; the focus ring belongs to the edge. */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: vars.control.medium,
  paddingInline: vars.space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
  fontSize: vars.type.t16,
  cursor: 'text',
  transition: `border-color ${vars.motion.fast} linear`,
  selectors: {
    '&:has([data-control]:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${color.focusGap}`,
    },
    '&:has([data-control][aria-invalid="true"])': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    '&:has([data-control][aria-invalid="true"]:focus-visible)': {
      boxShadow: `0 0 0 2px ${color.focusGap}, inset 0 0 0 1px ${color.danger}`,
    },
    '&:has([data-control]:read-only:not(select))': { background: color.surfaceSunken },
    '&:has([data-control]:disabled)': {
      background: color.surfaceSunken,
      borderStyle: 'dashed',
      borderColor: color.border,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has([data-control][aria-invalid="true"], [data-control]:disabled))': {
          borderColor: color.text,
        },
      },
    },
  },
})

/** The input without borders. */
export const input = style({
  flex: '1 1 0',
  minWidth: 0,
  width: '100%',
  height: 42,
  padding: 0,
  border: 0,
  background: 'transparent',
  lineHeight: 1.5,
  // Left-to-right numbers align with their label.
  textAlign: alignedAsParent,
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none !important' },
    '&::placeholder': { color: color.textSubtle, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // The browser's autofill colour is blue on white in either theme.
    '&:autofill': { boxShadow: `inset 0 0 0 60px ${color.surfaceSheet}`, WebkitTextFillColor: color.text },
  },
})

export const affix = style({ flex: 'none', display: 'flex', color: color.textMuted, userSelect: 'none' })
