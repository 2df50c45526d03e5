import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import type { RewardState } from './variants.ts'

const { color, type, space } = vars
const notch = 14

const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.surfaceSheet,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  vars: { '--k-surface-host': color.surfaceSheet, '--reward-edge': '1px', '--reward-line': color.border },
})
const muted = style([card, { color: color.textMuted }])
/** Two px of ink, drawn inwards: a chosen card keeps its size. */
const chosen = style([
  card,
  {
    borderColor: color.text,
    boxShadow: `inset 0 0 0 1px ${color.text}`,
    vars: { '--reward-edge': '2px', '--reward-line': color.text },
  },
])

export const states = styleVariants(
  {
    available: card,
    selected: chosen,
    soldOut: muted,
    elsewhere: card,
    upcoming: card,
    ended: muted,
  } satisfies Record<RewardState, string>,
  (rule) => [rule],
)

export const ribbon = style({
  position: 'absolute',
  insetInlineStart: -1,
  insetBlockStart: -13,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 26,
  paddingInline: 10,
  borderRadius: vars.radius.tag,
  background: color.surfaceInverse,
  color: color.textInverse,
  fontSize: type.t13,
  fontWeight: 600,
  lineHeight: 1,
})

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[20]} ${space[20]} 0`,
})
export const words = style({ minInlineSize: 0 })
export const price = style({
  font: `700 ${type.t26}/1.05 ${vars.font.display}`,
  letterSpacing: '-.02em',
})
export const about = style({
  marginBlockStart: 3,
  fontSize: type.t13,
  lineHeight: 1.45,
  color: color.textMuted,
})
export const title = style({ marginBlockStart: space[16] })
export const picture = style({ flex: 'none', inlineSize: 96, blockSize: 128 })

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: `${space[12]} ${space[20]} 0`,
  fontVariantNumeric: 'tabular-nums',
})
export const body = style({
  padding: `${space[12]} ${space[20]} 0`,
  fontSize: type.t14,
  lineHeight: 1.5,
  color: color.textMuted,
})
export const includes = style({
  display: 'grid',
  gap: 4,
  color: color.text,
  selectors: { '* + &': { marginBlockStart: 10 }, [`${muted} &`]: { color: 'inherit' } },
})
export const included = style({ display: 'flex', gap: 8 })
export const plus = style({ display: 'flex', paddingBlockStart: 3.5, color: color.textSubtle })

export const rows = style({
  display: 'grid',
  gap: 4,
  margin: `14px ${space[20]} 0`,
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: type.t14,
  lineHeight: 1.5,
})
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] })
export const term = style({ color: color.textMuted })
export const value = style({ fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const choice = style({ padding: `14px ${space[20]} 0`, fontSize: type.t14 })

const bite = {
  content: '',
  position: 'absolute',
  insetBlockStart: -notch / 2 - 1,
  inlineSize: notch / 2 + 1,
  blockSize: notch,
  background: `var(--k-surface-outer, ${color.surfacePage})`,
  border: 'var(--reward-edge) solid var(--reward-line)',
} as const

/** The perforation: dashes from notch to notch. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  gap: space[8],
  marginBlockStart: space[16],
  padding: `${space[16]} ${space[20]} ${space[20]}`,
  borderBlockStart: `1.5px dashed ${color.fuseUnlit}`,
  textAlign: 'center',
  '::before': {
    ...bite,
    insetInlineStart: -1,
    borderInlineStart: 0,
    borderStartEndRadius: notch / 2,
    borderEndEndRadius: notch / 2,
  },
  '::after': {
    ...bite,
    insetInlineEnd: -1,
    borderInlineEnd: 0,
    borderStartStartRadius: notch / 2,
    borderEndStartRadius: notch / 2,
  },
})
export const note = style({ fontSize: type.t13, lineHeight: 1.45, color: color.textMuted })
