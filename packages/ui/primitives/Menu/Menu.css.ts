import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

export const menu = style({
  zIndex: vars.layer.popover,
  minWidth: 200,
  maxWidth: 'min(320px, 100vw - 16px)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[6],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSheet,
  color: color.text,
  boxShadow: vars.shadow.elev2,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: `${vars.shadow.elev2} !important` } },
  // One of no length may never tell Radix that it has ended, and a closed menu stays.
  '@media': { [media.stillness]: { animation: 'none' } },
})

const itemBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  paddingInline: 10,
  borderRadius: vars.radius.tag,
  lineHeight: 1.35,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': {
      background: color.surfaceHover,
      outline: `2px solid ${color.focus}`,
      outlineOffset: -2,
      boxShadow: 'none !important',
    },
    '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const item = styleVariants({
  plain: [itemBase],
  danger: [itemBase, { color: color.dangerText }],
})

export const detail = style({ marginInlineStart: 'auto', fontSize: vars.type.t13, color: color.textMuted })
export const separator = style({ height: 1, margin: '6px 0', background: color.border })
export const label = style({
  padding: '6px 10px',
  fontSize: vars.type.t13,
  lineHeight: 1.45,
  color: color.textMuted,
})
