/**
 * The ways in which a story is photographed, here (`pnpm visual`) and by Chromatic: globals of the toolbar, and a
 * viewport where it is not a wide page.
 */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  phone: { theme: 'light', viewport: 'phone' },
  french: { theme: 'light', language: 'fr' },
  'right-to-left': { theme: 'light', direction: 'rtl' },
} as const

/** Right to left is for stories that ask for it. */
const { 'right-to-left': _asked, ...everyStory } = modes

/** `parameters.chromatic`; a story that asks for right to left names its modes itself. */
export const chromatic = { modes: everyStory }
