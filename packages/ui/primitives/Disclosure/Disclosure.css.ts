import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

export const details = style({ borderBlockEnd: `1px solid ${color.border}` })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minHeight: 52,
  paddingBlock: vars.space[12],
  fontWeight: 600,
  lineHeight: 1.4,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
      },
    },
  },
})

export const chevron = style({
  flex: 'none',
  display: 'flex',
  color: color.textMuted,
  transition: `transform ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: { [`${details}[open] &`]: { transform: 'rotate(180deg)' } },
})

export const content = style({ paddingBlockEnd: vars.space[20], color: color.textMuted })
