import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const { color } = vars

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[6],
  minWidth: 44,
  height: 44,
  paddingInline: vars.space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-current="page"]': { borderColor: color.text },
    '&[aria-disabled="true"]': { color: color.textDisabled },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { background: color.surfaceHover } },
    },
  },
})

export const gap = style({ minWidth: 24, textAlign: 'center', color: color.textMuted })
export const arrow = style({ display: 'flex', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
/** A phone has room for the two arrows and the current page. */
export const roomy = style({ '@media': { [media.phone]: { display: 'none' } } })
