import { vars } from '@kindling/ui/theme/contract.css'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  height: '100%',
  padding: vars.space[12],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSheet,
  color: color.text,
  textDecoration: 'none',
  ':hover': { borderColor: color.borderStrong, background: color.surfaceHover },
})

export const name = style({ fontSize: vars.type.t16 })
export const sentence = style({ fontSize: vars.type.t14, lineHeight: 1.45, color: color.textMuted })
