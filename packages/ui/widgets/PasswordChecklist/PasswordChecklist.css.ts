import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color } = vars

export const list = style({ display: 'grid', gap: 6, fontSize: vars.type.t14, lineHeight: 1.5 })
const rule = style({ display: 'flex', gap: 8, alignItems: 'start' })
export const rules = styleVariants({
  met: [rule, { color: color.positiveText }],
  unmet: [rule, { color: color.text }],
  advice: [rule, { color: color.textMuted }],
})
export const mark = style({ display: 'flex', paddingBlockStart: 2.5 })
/** The rule has a line of its own, the three tips are below it. */
export const advice = style({ flex: '1 0 100%' })
export const helps = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 12px' })
const help = style({ display: 'inline-flex', gap: 4, alignItems: 'center' })
export const helpOf = styleVariants({ met: [help, { color: color.positiveText }], unmet: [help] })
