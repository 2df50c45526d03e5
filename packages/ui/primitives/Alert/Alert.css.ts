import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color } = vars

const base = style({
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  borderInlineStart: '3px solid',
  fontSize: vars.type.t14,
  lineHeight: 1.5,
  color: color.text,
  // It may receive focus after a rejection.
  scrollMarginBlock: 96,
})

export const alert = styleVariants({
  danger: [base, { background: color.dangerSoft, borderColor: color.danger }],
  warning: [base, { background: color.warningSoft, borderColor: color.warning }],
  info: [base, { background: color.infoSoft, borderColor: color.info }],
  positive: [base, { background: color.positiveSoft, borderColor: color.positive }],
})

const iconBase = style({ flex: 'none', display: 'flex', paddingBlockStart: 2 })
export const icon = styleVariants({
  danger: [iconBase, { color: color.dangerText }],
  warning: [iconBase, { color: color.warningText }],
  info: [iconBase, { color: color.infoText }],
  positive: [iconBase, { color: color.positiveText }],
})

export const words = style({ minWidth: 0, flex: '1 1 0', overflowWrap: 'break-word' })
export const title = style({ fontWeight: 700 })
export const list = style({ marginBlockStart: vars.space[4], display: 'grid', gap: 2 })
