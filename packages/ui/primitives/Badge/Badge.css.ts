import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 24,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.tag,
  fontSize: vars.type.t13,
  fontWeight: 600,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  // Forced colours remove the fill: the edge stays.
  outline: '1px solid transparent',
  outlineOffset: -1,
})

export const badge = styleVariants({
  neutral: [base, { background: color.surfaceSunken, color: color.textMuted }],
  positive: [base, { background: color.positiveSoft, color: color.positiveText }],
  info: [base, { background: color.infoSoft, color: color.infoText }],
  warning: [base, { background: color.warningSoft, color: color.warningText }],
  danger: [base, { background: color.dangerSoft, color: color.dangerText }],
  accent: [base, { background: color.accentSoft, color: color.accentText }],
  inverse: [base, { background: color.surfaceInverse, color: color.textInverse }],
  /** Over a picture. */
  sheet: [
    base,
    { background: color.surfaceSheet, color: color.text, minHeight: 28, paddingInline: '8px 10px' },
  ],
})
