import { createGlobalThemeContract } from '@vanilla-extract/css'
import { elevation, palette } from './palette.ts'
import { radii, spaces, typeSizes } from './scale.ts'

const names = <Key extends string | number>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, null])) as Record<Key, null>

const keysOf = <Shape extends object>(shape: Shape) => Object.keys(shape) as (keyof Shape & string)[]

const kebab = (text: string) => text.replace(/[A-Z]/g, (message) => `-${message.toLowerCase()}`)

/** Colours are named as in the design language (`--k-surface-page`); the rest says what it is. */
const unprefixed = new Set(['color', 'shadow', 'type'])

/**
 * Every design decision as a custom property that a person can read in the inspector. A missing value is a
 * type error in `themes.css.ts`.
 */
export const vars = createGlobalThemeContract(
  {
    color: names(keysOf(palette)),
    shadow: names(keysOf(elevation)),
    type: names(keysOf(typeSizes)),
    font: { display: null, text: null },
    leading: { display: null, title: null, ui: null, text: null, story: null },
    tracking: { display: null, title: null },
    space: names(spaces),
    radius: names(keysOf(radii)),
    control: { small: null, medium: null, large: null },
    layout: {
      measure: null,
      wrap: null,
      margin: null,
      slide: null,
      gutter: null,
      panel: null,
      section: null,
    },
    motion: {
      fast: null,
      base: null,
      slow: null,
      burn: null,
      easeOut: null,
      easeIn: null,
      easeBurn: null,
    },
    layer: { sticky: null, popover: null, modal: null, toast: null },
  },
  (_value, path) =>
    `k-${path
      .filter((part) => !unprefixed.has(part))
      .map(kebab)
      .join('-')}`,
)
