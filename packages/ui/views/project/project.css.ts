import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { wrap } from '../shared/page.css.ts'

const one = 'minmax(0, 1fr)'
const panel = vars.layout.panel

export const page = style([
  wrap,
  { paddingBlockStart: 40, '@media': { [media.phone]: { paddingBlockStart: 20 } } },
])
export const top = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: 32,
  '@media': {
    [media.phone]: { gap: 22 },
    [media.from1024]: { gridTemplateColumns: `${one} ${panel}` },
  },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: 48,
  paddingBlockStart: 40,
  '@media': {
    [media.phone]: { paddingBlockStart: 32 },
    [media.from1024]: { gridTemplateColumns: `${one} ${panel}`, gap: 40 },
    '(min-width: 1180px)': { gridTemplateColumns: `168px ${one} ${panel}`, gap: 48 },
  },
})
/** Every tab but the first: its content, and the rewards beside it. */
export const tabColumns = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: 64,
  paddingBlockStart: 40,
  '@media': { [media.from1024]: { gridTemplateColumns: `${one} ${panel}` } },
})
