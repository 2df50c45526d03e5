import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space, type } = vars

/** On paper every text is black, in the dark theme too. */
const ink = { print: { color: '#000' } }

export const section = style({ display: 'grid', gap: space[12] })
export const table = style({
  display: 'block',
  inlineSize: '100%',
  fontSize: type.t14,
  borderBlockStart: `1px solid ${color.borderStrong}`,
})
export const body = style({ display: 'block' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr 1fr 1fr minmax(128px, auto)',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
const cell = style({ minWidth: 0, padding: 0, textAlign: 'start', overflowWrap: 'anywhere', fontWeight: 400 })
export const heading = style([cell, { color: color.textMuted, fontWeight: 600, '@media': ink }])
/** Phones show the dates of the columns alone. */
export const wideHeading = style([heading, { '@media': { [media.phone]: { display: 'none' } } }])
export const endHeading = style([wideHeading, { textAlign: 'end' }])
export const name = style([cell, { color: color.textMuted, '@media': ink }])
export const value = style([cell, { '@media': { [media.phone]: { gridRow: 2 } } }])
export const kept = style([value, { color: color.textMuted, '@media': ink }])
export const current = style([value, { fontWeight: 600 }])
export const was = style({
  color: color.textMuted,
  textDecorationColor: color.borderStrong,
  '@media': ink,
})
export const change = style([
  cell,
  { justifySelf: 'end', '@media': { [media.phone]: { gridColumn: 2, gridRow: 1 } } },
])
