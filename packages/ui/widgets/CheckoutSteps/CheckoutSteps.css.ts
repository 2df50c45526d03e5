import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { cord } from '../FundingProgress/FundingProgress.css.ts'

const { color } = vars

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 6,
  fontSize: vars.type.t13,
  lineHeight: vars.leading.ui,
})

const step = style({ color: color.textMuted })
export const stepOf = styleVariants({
  done: [step],
  current: [step, { color: color.text, fontWeight: 600 }],
  next: [step],
})

const part = style({ display: 'block', blockSize: 4, marginBlockEnd: 8, borderRadius: 2 })
export const parts = styleVariants({
  done: [
    part,
    {
      background: color.fuseBurnt,
      '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  ],
  current: [
    part,
    {
      background: `linear-gradient(90deg, ${color.fuseBurnt}, ${color.accent} 88%, ${color.glow})`,
      selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
      '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  ],
  next: [
    part,
    {
      background: cord,
      '@media': { [media.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' } },
    },
  ],
})

export const label = style({ display: 'flex', alignItems: 'center', gap: 4 })
