import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space } = vars

export const nav = style({
  display: 'none',
  position: 'sticky',
  insetBlockStart: 88,
  alignSelf: 'start',
  fontSize: vars.type.t14,
  lineHeight: 1.4,
  '@media': { '(min-width: 1180px)': { display: 'block' } },
})
export const navList = style({ display: 'grid', gap: 2 })
const navLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 36,
  paddingBlock: 4,
  paddingInlineStart: 14,
  borderInlineStart: `2px solid ${color.border}`,
  color: color.textMuted,
  selectors: { '&:hover': { color: color.text } },
})
export const navLinks = styleVariants({
  rest: [navLink],
  here: [navLink, { borderColor: color.accent, color: color.text, fontWeight: 600 }],
})

export const story = style({ minInlineSize: 0, fontSize: '1.0625rem', lineHeight: vars.leading.story })
export const release = style({
  marginBlock: 40,
  padding: '28px 32px 24px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  lineHeight: vars.leading.text,
  vars: { '--k-surface-host': color.surfaceSheet },
  '@media': { [media.phone]: { marginInline: -4, padding: '22px 18px' } },
})
export const releaseHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
})
export const releaseWords = style({ marginBlock: '6px 24px', color: color.textMuted })
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: 20,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: vars.type.t14,
  lineHeight: 1.5,
  color: color.textMuted,
})
export const sumValue = style({ fontWeight: 600, color: color.text, fontVariantNumeric: 'tabular-nums' })
export const note = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[12],
  marginBlockStart: space[12],
  fontSize: vars.type.t14,
  lineHeight: 1.5,
})

export const questions = style({ lineHeight: vars.leading.text, fontSize: vars.type.t16 })
export const answer = style({ maxInlineSize: vars.layout.measure, whiteSpace: 'pre-line' })
export const more = style({ marginBlockStart: 14 })
