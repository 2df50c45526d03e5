import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

const { color, type } = vars

export const tab = style({ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' })
export const muted = style({ color: color.textMuted, fontSize: type.t14 })
export const section = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })
export const vote = style([section, { maxInlineSize: 640 }])
/** The vote, and what was sent and has arrived. */
export const beside = style({
  display: 'grid',
  alignItems: 'start',
  gap: '40px 48px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1100]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const titled = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  overflowWrap: 'anywhere',
})
export const closes = style({ color: color.accentText, fontSize: type.t14, fontWeight: 600 })
export const rows = style({
  borderBlockStart: `1px solid ${color.borderStrong}`,
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const row = style({
  display: 'grid',
  alignItems: 'start',
  gap: '8px 24px',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${color.border}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [media.from1024]: { gridTemplateColumns: 'minmax(0, 1fr) 120px 190px 200px' } },
})
export const words = style({ display: 'grid', gap: 4, minInlineSize: 0, overflowWrap: 'anywhere' })
export const amount = style({ display: 'grid', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
/** On a phone the state and the action each have a line of their own. */
export const wide = style({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  gridColumn: '1 / -1',
  '@media': { [media.from1024]: { gridColumn: 'auto' } },
})
export const action = style([wide, { gap: 8, '@media': { [media.from1024]: { justifyItems: 'stretch' } } }])
export const late = style({ color: color.danger })
export const facts = style({ display: 'grid', margin: 0 })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: type.t14,
})
export const factName = style({ color: color.textMuted })
export const factValue = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const ends = style({ display: 'grid', gap: 8, gridTemplateColumns: '1fr 1fr' })
/** Below its row, at the width of a text. */
export const editor = style({
  display: 'grid',
  gap: 20,
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 640,
  paddingBlock: '8px 12px',
})
export const editorEnds = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 12 })
