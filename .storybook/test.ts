import * as tools from 'storybook/test'
import { inLanguage } from './in-language.ts'

// Storybook turns its imports into globals, and does not support `export … from`.
export const { fireEvent, fn, spyOn, userEvent, waitFor } = tools
export type UserEvent = ReturnType<typeof tools.userEvent.setup>

/*
 * What plays import in place of `storybook/test`. They name what a person reads in English; in French the same play
 * finds the translation of those words (in-language.ts).
 */
export const expect = inLanguage.expect(tools.expect)
export const screen = inLanguage.queries(tools.screen)
export const within = ((element: HTMLElement) =>
  inLanguage.queries(tools.within(element))) as typeof tools.within

/** A text of a list that is compared as a whole: `toEqual(['Under way', 'Finished'].map(said))`. */
export const said = inLanguage.said

/** Arrow keys that lead on and back: from right to left they change places. */
export const arrows = () =>
  document.documentElement.dir === 'rtl'
    ? { on: '{ArrowLeft}', back: '{ArrowRight}' }
    : { on: '{ArrowRight}', back: '{ArrowLeft}' }
