import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { vars } from './contract.css.ts'
import { media } from './scale.ts'

// Every property × value × breakpoint is a class, and the whole first view has 12 kB gzip of CSS: only layout
// properties that change by width are responsive, and every value listed here is used.
const {
  0: none,
  4: s4,
  8: s8,
  12: s12,
  16: s16,
  20: s20,
  24: s24,
  32: s32,
  40: s40,
  48: s48,
  64: s64,
} = vars.space
const gaps = {
  0: none,
  2: vars.space[2],
  4: s4,
  6: vars.space[6],
  8: s8,
  12: s12,
  16: s16,
  20: s20,
  24: s24,
  28: vars.space[28],
  32: s32,
  40: s40,
  48: s48,
  64: s64,
  80: vars.space[80],
}
const paddings = {
  0: none,
  4: s4,
  8: s8,
  12: s12,
  16: s16,
  20: s20,
  24: s24,
  28: vars.space[28],
  32: s32,
  48: s48,
  64: s64,
}

const responsive = defineProperties({
  conditions: {
    base: {},
    from700: { '@media': media.from700 },
    from1024: { '@media': media.from1024 },
    from1100: { '@media': media.from1100 },
    from1396: { '@media': media.from1396 },
  },
  defaultCondition: 'base',
  responsiveArray: ['base', 'from700', 'from1024', 'from1100', 'from1396'],
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    gap: gaps,
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      5: 'repeat(5, minmax(0, 1fr))',
    },
  },
})

const fixed = defineProperties({
  properties: {
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    justifyItems: ['start', 'center', 'end', 'stretch'],
    flexWrap: ['wrap', 'nowrap'],
    paddingBlock: paddings,
    paddingInline: paddings,
    background: {
      page: vars.color.surfacePage,
      sheet: vars.color.surfaceSheet,
      sunken: vars.color.surfaceSunken,
      inverse: vars.color.surfaceInverse,
      feature: vars.color.surfaceFeature,
    },
    color: {
      text: vars.color.text,
      muted: vars.color.textMuted,
      subtle: vars.color.textSubtle,
      accent: vars.color.accentText,
      positive: vars.color.positiveText,
      info: vars.color.infoText,
      warning: vars.color.warningText,
      danger: vars.color.dangerText,
      inverse: vars.color.textInverse,
    },
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
})

/** Layout atoms of Box, Stack, Inline and Grid: the only responsive styles a view needs to write. */
export const sprinkles = createSprinkles(responsive, fixed)
export type Sprinkles = Parameters<typeof sprinkles>[0]
