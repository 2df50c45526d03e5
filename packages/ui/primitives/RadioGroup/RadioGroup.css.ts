import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

export const group = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 })
export const legend = style({
  marginBlockEnd: vars.space[6],
  fontSize: vars.type.t14,
  fontWeight: 600,
  lineHeight: vars.leading.ui,
})

export const rows = styleVariants({
  // One sheet cut into rows.
  rows: { display: 'grid', background: color.surfaceSheet, borderRadius: vars.radius.card },
  plain: { display: 'grid', gap: vars.space[4] },
})

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  cursor: 'pointer',
  lineHeight: 1.45,
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
})

export const option = styleVariants({
  rows: [
    row,
    {
      position: 'relative',
      minHeight: 56,
      padding: '12px 16px',
      border: `1px solid ${color.border}`,
      marginBlockStart: -1,
      selectors: {
        '&:first-child': {
          marginBlockStart: 0,
          borderStartStartRadius: vars.radius.card,
          borderStartEndRadius: vars.radius.card,
        },
        '&:last-child': { borderEndStartRadius: vars.radius.card, borderEndEndRadius: vars.radius.card },
        // The chosen one is lifted over its neighbours by a 2 px ink edge.
        '&:has(:checked)': {
          zIndex: 1,
          borderColor: color.text,
          boxShadow: `inset 0 0 0 1px ${color.text}`,
          borderRadius: vars.radius.card,
        },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:has(:checked)):not(:has(:disabled))': { background: color.surfaceHover },
          },
        },
      },
    },
  ],
  plain: [row, { minHeight: 32, '@media': { [media.touch]: { minHeight: 44 } } }],
})

export const input = style({
  appearance: 'none',
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: '50%',
  background: color.surfaceSheet,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `6px solid ${color.surfaceInverse}` },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: color.danger },
    '&:disabled': { borderStyle: 'dashed', background: color.surfaceSunken },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})

export const words = style({ display: 'grid', flex: '1 1 0', minWidth: 0 })
export const label = styleVariants({ rows: { fontWeight: 600 }, plain: {} })
export const detail = style({ fontSize: vars.type.t14, lineHeight: 1.5, color: color.textMuted })
export const end = style({ flex: 'none' })
