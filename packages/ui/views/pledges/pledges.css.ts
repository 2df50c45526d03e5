import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space, type } = vars

export const page = style({
  inlineSize: `min(1120px, 100% - 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingBlock: `${space[48]} ${vars.layout.section}`,
  display: 'grid',
  gap: space[40],
  '@media': { [media.phone]: { paddingBlockStart: space[28], gap: space[32] } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[20]} ${space[40]}`,
})
export const lead = style({ marginBlockStart: space[8], color: color.textMuted })
export const figure = style({
  paddingInlineStart: space[24],
  borderInlineStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: type.t14,
})
export const sum = style({ display: 'block', color: color.text, fontSize: type.t21, fontWeight: 600 })

export const group = style({ display: 'grid', gap: space[12] })
export const count = style({
  marginInlineStart: space[4],
  color: color.textMuted,
  fontFamily: vars.font.text,
  fontSize: type.t18,
  fontWeight: 400,
})
export const list = style({ display: 'grid', gap: space[12] })

export const card = style({
  display: 'grid',
  gridTemplateColumns: '68px minmax(0, 1fr) auto 232px',
  alignItems: 'center',
  gap: `${space[12]} ${space[20]}`,
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  '@media': {
    [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr)', alignItems: 'start' },
  },
})
export const words = style({ display: 'grid', gap: 2, minWidth: 0 })
const state = style({ display: 'flex', gap: space[6], fontSize: type.t14, fontWeight: 600, lineHeight: 1.35 })
export const states = styleVariants(
  {
    warning: color.warningText,
    muted: color.textMuted,
    danger: color.dangerText,
    positive: color.positiveText,
  },
  (text) => [state, { color: text }],
)
export const stateIcon = style({ flex: 'none', display: 'flex', paddingBlockStart: 1 })
export const title = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const detail = style({ color: color.textMuted, fontSize: type.t14, overflowWrap: 'anywhere' })
export const amount = style({
  textAlign: 'end',
  color: color.textMuted,
  fontSize: type.t13,
  '@media': {
    [media.phone]: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      paddingBlockStart: space[12],
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
})
export const action = style({
  display: 'grid',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
/** The pledge's own page, where the button leads elsewhere. */
export const own = style({
  justifySelf: 'center',
  paddingBlock: 8,
  fontSize: vars.type.t14,
  color: vars.color.textMuted,
  textDecoration: 'underline',
})
export const consequences = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
})
export const more = style({ justifySelf: 'center' })
