import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, space, type } = vars
const one = 'minmax(0, 1fr)'
const line = `1px solid ${color.border}`

export const page = style({
  display: 'grid',
  gridTemplateColumns: one,
  // The queues keep their height, and what is left of the window belongs to the list.
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  minBlockSize: '70dvh',
  borderBlockEnd: line,
  '@media': {
    [media.from1024]: {
      gridTemplateColumns: `208px ${one}`,
      gridTemplateRows: 'none',
      alignItems: 'stretch',
    },
  },
})
export const nav = style({
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: line,
  '@media': {
    [media.from1024]: { display: 'block', padding: space[16], borderBlockEnd: 0, borderInlineEnd: line },
  },
})
export const queue = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[12],
  minBlockSize: 44,
  paddingInline: space[12],
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.tag,
  color: color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': {
      borderInlineStartColor: color.accent,
      background: color.surfaceSunken,
      color: color.text,
      fontWeight: 600,
    },
  },
})
export const number = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' })
export const desk = style({
  display: 'grid',
  gridTemplateColumns: one,
  '@media': { [media.from1024]: { gridTemplateColumns: `minmax(240px, 300px) ${one}` } },
})
/** On a phone a case takes the place of the list it was chosen from. */
export const list = style({
  '@media': { [media.from1024]: { borderInlineEnd: line } },
  selectors: { '&[data-behind="true"]': { '@media': { '(max-width: 1023.98px)': { display: 'none' } } } },
})
/** Where a case would be; a phone shows the list alone. */
export const nothing = style({
  display: 'none',
  placeContent: 'center',
  padding: space[40],
  color: color.textMuted,
  textAlign: 'center',
  '@media': { [media.from1024]: { display: 'grid' } },
})
export const head = style({ padding: space[20], borderBlockEnd: line })
export const muted = style({ color: color.textMuted, fontSize: type.t14 })
export const rows = style({ listStyle: 'none', padding: 0, margin: 0 })
export const row = style({
  display: 'block',
  padding: `${space[16]} ${space[20]}`,
  borderBlockEnd: line,
  borderInlineStart: '3px solid transparent',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&[aria-current="true"]': { borderInlineStartColor: color.accent, background: color.surfaceSunken },
    '&:hover': { background: color.surfaceSunken },
  },
})
export const rowTitle = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const rowFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
  marginBlockStart: space[4],
  color: color.textMuted,
  fontSize: type.t14,
})
export const late = style({ color: color.dangerText, fontWeight: 600 })
export const more = style({ padding: space[20] })
export const content = style({
  padding: space[20],
  '@media': { [media.from1024]: { padding: `${space[32]} ${space[40]}` } },
})
export const back = style({
  marginBlockEnd: space[16],
  '@media': { [media.from1024]: { display: 'none' } },
})
export const caseHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: `${space[8]} ${space[20]}`,
  paddingBlockEnd: space[20],
  marginBlockEnd: space[20],
  borderBlockEnd: line,
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[32],
  '@media': { [media.from1396]: { gridTemplateColumns: `${one} 380px` } },
})
export const facts = style({ margin: 0 })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[20]}`,
  paddingBlock: space[12],
  borderBlockEnd: line,
})
export const term = style({ color: color.textMuted })
export const value = style({ margin: 0, fontWeight: 600 })
export const part = style({ marginBlockStart: space[32] })
export const said = style({
  padding: space[16],
  marginBlockEnd: space[20],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
})
export const flag = style({ paddingBlock: space[16], borderBlockEnd: line })
export const flagHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const flagDate = style([muted, { marginInlineStart: 'auto' }])
export const flagText = style({ marginBlockStart: space[8], overflowWrap: 'anywhere' })
export const entry = style({
  paddingBlock: space[12],
  paddingInlineStart: space[16],
  borderInlineStart: `2px solid ${color.border}`,
  marginBlockStart: space[8],
})
export const quote = style([muted, { overflowWrap: 'anywhere' }])
export const decide = style({
  alignSelf: 'start',
  padding: space[20],
  border: line,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
})
export const gets = style({
  paddingBlockStart: space[16],
  borderBlockStart: `1px dashed ${color.borderStrong}`,
})
