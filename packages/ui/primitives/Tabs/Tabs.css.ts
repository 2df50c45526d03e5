import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

// The row scrolls, so it clips: the focus ring is inside each tab, which extends 6 px past its text.
const reach = 6

export const list = style({
  display: 'flex',
  gap: 28 - 2 * reach,
  marginInline: -reach,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: `linear-gradient(${color.border}, ${color.border}) center bottom / calc(100% - ${2 * reach}px) 1px no-repeat`,
  '@media': { [media.phone]: { gap: 20 - 2 * reach } },
})

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  flex: 'none',
  height: 52,
  paddingInline: reach,
  borderRadius: vars.radius.tag,
  fontWeight: 600,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast} linear`,
  selectors: {
    '&:hover, &[data-state="active"], &[aria-current="page"]': { color: color.text },
    '&[data-state="active"]::after, &[aria-current="page"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: reach,
      insetBlockEnd: 0,
      borderBlockEnd: '3px solid currentColor',
    },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none !important' },
  },
})

export const count = style({ fontSize: vars.type.t13, lineHeight: 1, color: color.textSubtle })
export const panel = style({ paddingBlockStart: vars.space[24] })
