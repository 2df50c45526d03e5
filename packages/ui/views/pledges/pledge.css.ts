import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space, type } = vars

export const page = style({
  inlineSize: `min(1240px, 100% - 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingBlock: `${space[28]} ${vars.layout.section}`,
})
export const crumb = style({ marginBlockEnd: space[20], fontSize: type.t14 })
export const head = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[16]} ${space[24]}`,
  paddingBlockEnd: space[32],
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)', alignItems: 'start', gap: space[16] },
  },
})
export const headWords = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' })
/** On paper every text is black, in the dark theme too. */
const ink = { '@media': { print: { color: '#000' } } }
export const muted = style({ color: color.textMuted, fontSize: type.t14, ...ink })
/** Of an address or a card, below it. */
export const placeNote = style([muted, { display: 'block' }])
export const amount = style({
  textAlign: 'end',
  color: color.textMuted,
  fontSize: type.t14,
  '@media': {
    [media.phone]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `0 ${space[12]}`,
    },
  },
})
export const sum = style({
  display: 'block',
  color: color.text,
  fontSize: type.t34,
  fontWeight: 700,
  lineHeight: 1.1,
  ...ink,
})

export const columns = style({
  display: 'grid',
  gap: space[48],
  alignItems: 'start',
  paddingBlockStart: space[32],
  '@media': { [media.from1024]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: space[80] } },
})
export const main = style({ display: 'grid', gap: space[48], minWidth: 0 })
export const section = style({ display: 'grid', gap: space[16] })
export const sheet = style({
  display: 'grid',
  gap: space[16],
  padding: space[24],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  '@media': { [media.phone]: { padding: space[16], order: -1 } },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 7.5rem',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const itemHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
export const itemWords = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const stepper = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  '@media': { print: { border: 0 } },
})
export const quantity = style({
  minInlineSize: 32,
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const fixed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.textMuted,
  fontSize: type.t14,
})
export const price = style({ textAlign: 'end', fontWeight: 600 })
export const limit = style([muted, { gridColumn: '1 / -1' }])
export const change = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[16],
  padding: space[16],
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
})

export const sums = style({ display: 'grid', gap: space[8] })
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  color: color.textMuted,
  ...ink,
})
export const total = style([
  row,
  {
    paddingBlockStart: space[12],
    borderBlockStart: `1px solid ${color.borderStrong}`,
    color: color.text,
    fontWeight: 700,
    fontSize: type.t18,
    ...ink,
  },
])
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[20]}`,
})
export const placeWords = style({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' })

export const number = style([muted, { overflowWrap: 'anywhere' }])

export const thread = style({ display: 'grid', gap: space[12] })
const bubble = style({
  maxInlineSize: '52ch',
  padding: space[16],
  borderRadius: vars.radius.card,
  border: `1px solid ${color.border}`,
})
export const message = styleVariants({
  own: [bubble, { justifySelf: 'end', background: color.surfaceSunken }],
  other: [bubble, { justifySelf: 'start', background: color.surfaceSheet }],
})
export const messageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
})
/** The text of its button lines up with that of the message; the button's own room is enough below it. */
export const messageFoot = style({
  marginInlineStart: `calc(-1 * ${space[12]})`,
  marginBlockEnd: `calc(-1 * ${space[8]})`,
})
export const messageText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const compose = style({ display: 'grid', gap: space[12] })
