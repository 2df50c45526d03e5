import { IMAGE_RULES } from '@kindling/validation/limits'
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, type } = vars

export const link = style({
  flex: '0 1 360px',
  alignSelf: 'start',
  minInlineSize: 0,
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
})
export const picture = style({ position: 'relative', aspectRatio: String(IMAGE_RULES.social.ratio.value) })
export const words = style({ display: 'grid', gap: 2, padding: 12, overflowWrap: 'anywhere' })
/** Networks show one line of it. */
export const blurb = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.textMuted,
  fontSize: type.t14,
})
