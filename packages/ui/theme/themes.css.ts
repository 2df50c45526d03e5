import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { fontStacks } from './font-stacks.ts'
import { elevation, palette } from './palette.ts'
import { media, radii, spaces, typeSizes, typeSizesPhone } from './scale.ts'

type Scheme = 'light' | 'dark'

const pick = <Key extends string>(
  table: Record<Key, readonly [string, string]>,
  scheme: Scheme,
  wrap: (value: string) => string,
) =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(table).map(([key, [light, dark]]) => [
      key,
      wrap(scheme === 'light' ? light : dark),
    ]),
  ) as Record<Key, string>

const themed = (scheme: Scheme) => ({
  // Set with the colours: without it native controls and scroll bars stay light in the dark theme.
  colorScheme: scheme,
  vars: {
    ...assignVars(
      vars.color,
      pick(palette, scheme, (value) => `oklch(${value})`),
    ),
    ...assignVars(
      vars.shadow,
      pick(elevation, scheme, (value) => value),
    ),
  },
})

// The choice is an attribute, <html data-theme>; without it, the system decides. The attribute works on any element, so
// both themes can be shown side by side. Order matters: equal specificity, the later block wins.
globalStyle(':root, [data-theme="light"]', themed('light'))
globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': themed('dark') },
})
globalStyle('[data-theme="dark"]', themed('dark'))
globalStyle('[data-theme]', { color: vars.color.text })

createGlobalTheme(
  ':root',
  {
    type: vars.type,
    font: vars.font,
    leading: vars.leading,
    tracking: vars.tracking,
    space: vars.space,
    radius: vars.radius,
    control: vars.control,
    layout: vars.layout,
    motion: vars.motion,
    layer: vars.layer,
  },
  {
    type: typeSizes,
    font: fontStacks,
    leading: { display: '1.02', title: '1.14', ui: '1.35', text: '1.55', story: '1.65' },
    tracking: { display: '-.03em', title: '-.018em' },
    space: Object.fromEntries(spaces.map((px) => [px, `${px}px`])) as Record<(typeof spaces)[number], string>,
    radius: radii,
    control: { small: '34px', medium: '44px', large: '52px' },
    layout: {
      measure: '66ch',
      wrap: '1332px',
      margin: '24px',
      slide: '297px',
      gutter: '48px',
      panel: '360px',
      section: '88px',
    },
    motion: {
      fast: '120ms',
      base: '200ms',
      slow: '320ms',
      burn: '1100ms',
      easeOut: 'cubic-bezier(.2,.7,.2,1)',
      easeIn: 'cubic-bezier(.5,0,.8,.3)',
      easeBurn: 'cubic-bezier(.35,.05,.15,1)',
    },
    layer: { sticky: '10', popover: '30', modal: '50', toast: '60' },
  },
)

globalStyle(':root', {
  '@media': {
    [media.phone]: {
      vars: {
        [vars.type.t34]: typeSizesPhone.t34,
        [vars.type.t46]: typeSizesPhone.t46,
        [vars.type.t64]: typeSizesPhone.t64,
        [vars.layout.margin]: '16px',
        [vars.layout.section]: '64px',
      },
    },
    // The small control is for a pointer; touch gets 44 px wherever it is used.
    [media.touch]: { vars: { [vars.control.small]: '44px' } },
    [media.stillness]: {
      vars: {
        [vars.motion.fast]: '0ms',
        [vars.motion.base]: '0ms',
        [vars.motion.slow]: '0ms',
        [vars.motion.burn]: '0ms',
      },
    },
  },
})
