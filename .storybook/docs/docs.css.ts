import { vars } from '@kindling/ui/theme/contract.css'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

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

export const purpose = style({ fontSize: `${vars.type.t18} !important`, marginBlockEnd: '4px !important' })
export const marks = style({ color: `${color.textMuted} !important` })

/** Where live parts stand. */
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 120,
  padding: vars.space[24],
  background: color.surfacePage,
  color: color.text,
})

const framed = {
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: color.surfaceSheet,
} as const

export const anatomy = style({
  ...framed,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
})
export const pinned = style({ position: 'relative', maxWidth: '100%' })

const disc = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: '50%',
  background: color.surfaceInverse,
  color: color.textInverse,
  font: `700 ${vars.type.t12}/1 ${vars.font.text}`,
} as const

export const number = style(disc)
/** On the upper edge of its part. */
export const pin = style({
  ...disc,
  position: 'absolute',
  transform: 'translate(-50%, -85%)',
  pointerEvents: 'none',
})
export const parts = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[12],
  margin: 0,
  padding: vars.space[24],
  listStyle: 'none',
})
export const part = style({
  display: 'flex',
  gap: vars.space[12],
  fontSize: vars.type.t14,
  lineHeight: 1.5,
  color: color.text,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: vars.space[16],
})
export const column = style({ display: 'grid', gap: vars.space[16], alignContent: 'start' })
export const example = style({ ...framed, display: 'grid', margin: 0 })

const verdict = {
  display: 'flex',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  fontSize: vars.type.t14,
  lineHeight: 1.5,
  color: color.text,
} as const
export const verdicts = styleVariants({
  do: { ...verdict, borderBlockStart: `3px solid ${color.positive}` },
  dont: { ...verdict, borderBlockStart: `3px solid ${color.danger}` },
})

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.t14,
  color: color.text,
  textAlign: 'start',
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
export const key = style({
  display: 'inline-block',
  padding: '2px 7px',
  border: `1px solid ${color.borderStrong}`,
  borderBlockEndWidth: 2,
  borderRadius: vars.radius.tag,
  background: color.surfaceSheet,
  font: `600 ${vars.type.t13}/1.4 ${vars.font.text}`,
  whiteSpace: 'nowrap',
})

export const spoken = style({
  ...framed,
  margin: 0,
  padding: vars.space[16],
  color: color.text,
  fontSize: vars.type.t13,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
})

export const tokens = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const token = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  padding: '3px 8px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.tag,
  fontSize: vars.type.t13,
  color: color.text,
})
export const swatch = style({ width: 14, height: 14, borderRadius: 3, border: `1px solid ${color.border}` })
