import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { control } from '../Field/Field.css.ts'

const { color } = vars
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

export const anchor = style({ position: 'relative' })
export const edge = style([control, { paddingInlineEnd: 10 }])
export const chevrons = style({ flex: 'none', display: 'flex', pointerEvents: 'none' })

export const list = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: vars.layer.popover,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[6],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  boxShadow: vars.shadow.elev2,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-side="below"]': { insetBlockStart: 'calc(100% + 6px)' },
    '&[data-side="above"]': { insetBlockEnd: 'calc(100% + 6px)' },
  },
  '@media': { [media.stillness]: { animation: 'none' } },
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minHeight: 40,
  padding: '4px 10px',
  borderRadius: vars.radius.tag,
  lineHeight: 1.35,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[6],
  selectors: {
    '&[data-active]': {
      background: color.surfaceHover,
      outline: `2px solid ${color.focus}`,
      outlineOffset: -2,
    },
    '&[aria-selected="true"]': { fontWeight: 600 },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const empty = style({ padding: '10px', color: color.textMuted, fontSize: vars.type.t14 })
