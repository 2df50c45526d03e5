import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[24],
  marginBlockEnd: 28,
  '@media': { [media.phone]: { marginBlockEnd: vars.space[20] } },
})
export const aside = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space[8] })

export const arrows = style({
  display: 'flex',
  gap: vars.space[4],
  '@media': {
    [media.phone]: { display: 'none' },
    [media.from1396]: { selectors: { '&[data-fits]': { display: 'none' } } },
  },
})
export const arrow = style({ display: 'flex', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

/** Four slides of 297 with gutters of 48 are the container's 1332; under that the row scrolls and bleeds. */
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 297,
  gap: vars.layout.gutter,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Halos and focus rings extend out of the slides; the row would clip them.
  paddingBlock: 24,
  marginBlock: -24,
  marginInlineStart: -6,
  paddingInlineStart: 6,
  scrollPaddingInlineStart: 6,
  marginInlineEnd: `calc(-1 * ${vars.layout.margin})`,
  paddingInlineEnd: vars.layout.margin,
  '@media': {
    [media.phone]: { gridAutoColumns: 240, gap: vars.space[20] },
    [media.from1396]: { marginInlineEnd: -6, paddingInlineEnd: 6 },
  },
})
export const slide = style({ scrollSnapAlign: 'start', minWidth: 0 })
