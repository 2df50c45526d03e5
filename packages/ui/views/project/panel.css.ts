import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color, type, space } = vars

export const panel = style({ display: 'grid', gap: 14, alignContent: 'start', minInlineSize: 0 })
export const raised = style({
  font: `750 ${type.t46}/1 ${vars.font.display}`,
  letterSpacing: vars.tracking.display,
  '@media': { [media.phone]: { fontSize: '2.5rem' } },
})
export const of = style({ marginBlockStart: -8, color: color.textMuted, fontVariantNumeric: 'tabular-nums' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginBlock: '2px 4px',
})
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 3,
  paddingInlineStart: 14,
  borderInlineStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
})
export const factValue = style({
  font: `700 ${type.t26}/1 ${vars.font.display}`,
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
})
export const factLabel = style({ fontSize: type.t14, lineHeight: 1.5, color: color.textMuted })
/** On phones the bar at the lower edge holds it. */
export const action = style({ display: 'grid', '@media': { [media.phone]: { display: 'none' } } })
export const sentence = style({
  marginBlockStart: -6,
  fontSize: type.t13,
  lineHeight: 1.45,
  color: color.textMuted,
  textAlign: 'center',
  '@media': { [media.phone]: { textAlign: 'start' } },
})
/** Without a button, this is the main text of the panel. */
export const outcome = style({
  marginBlockStart: 0,
  fontSize: type.t14,
  fontWeight: 600,
  color: color.text,
  textAlign: 'start',
})
export const tools = style({ display: 'flex', gap: space[8] })
export const grow = style({ display: 'grid', flex: '1 1 0' })

export const part = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[12],
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${color.border}`,
})
export const shield = style({ display: 'flex', paddingBlockStart: 2, color: color.positiveText })
export const held = style({ fontWeight: 700, color: color.positiveText })
export const small = style({ fontSize: type.t14, lineHeight: 1.5, color: color.textMuted })
export const creator = style([part, { gridTemplateColumns: '48px minmax(0, 1fr)', alignItems: 'center' }])
export const name = style({ fontWeight: 600 })

// The compact copy in the tab bar, and the bar of a phone.
export const compact = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  fontSize: type.t14,
  lineHeight: 1.3,
  opacity: 0,
  visibility: 'hidden',
  transform: 'translateY(4px)',
  transition: `opacity ${vars.motion.base} ${vars.motion.easeOut}, transform ${vars.motion.base} ${vars.motion.easeOut}, visibility 0s ${vars.motion.base}`,
  '@media': { [media.phone]: { display: 'none' }, [media.stillness]: { transform: 'none' } },
})
export const compactShown = style({
  opacity: 1,
  visibility: 'visible',
  transform: 'none',
  transitionDelay: '0s',
})
export const progress = style({ flex: '1 1 0', minInlineSize: 0 })
export const compactProgress = style([
  progress,
  { '@media': { [media.phone]: { display: 'none' }, '(max-width: 1023.98px)': { display: 'none' } } },
])
/** One line. An item that does not fit whole wraps out of sight: half a word would say less than none. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  blockSize: '1lh',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
})
export const muted = style({ color: color.textMuted })

export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'sticky',
      zIndex: vars.layer.sticky,
      insetBlockEnd: 0,
      display: 'flex',
      alignItems: 'center',
      gap: space[16],
      marginBlockStart: 40,
      marginInline: `calc(-1 * ${vars.layout.margin})`,
      padding: `10px ${vars.layout.margin} max(14px, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${color.border}`,
      background: color.surfaceSheet,
      fontSize: type.t14,
      vars: { '--k-surface-host': color.surfaceSheet },
    },
  },
})
globalStyle(`${bar} a`, { minBlockSize: 48 })
