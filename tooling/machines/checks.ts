import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is checked of a component, and how; an empty text where nothing is. */
export interface Checks {
  readonly picture: string
  readonly axe: string
  readonly keyboard: string
  readonly theme: string
  readonly french: string
  readonly rightToLeft: string
  readonly forcedColours: string
}

export const checkTitles: Readonly<Record<keyof Checks, string>> = {
  picture: 'Picture',
  axe: 'axe',
  keyboard: 'Keyboard',
  theme: 'Dark theme',
  french: 'French',
  rightToLeft: 'Right to left',
  forcedColours: 'Forced colours',
}

const none: Checks = {
  picture: '',
  axe: '',
  keyboard: '',
  theme: '',
  french: '',
  rightToLeft: '',
  forcedColours: '',
}

/**
 * Reads from a component's stories and styles what the commands of this repository do with them: `pnpm visual` takes
 * pictures of each `Matrix`; `stories` runs every story with axe and its play; `stories-modes` renders each `Matrix` in
 * dark, French and right to left, with axe.
 * @param file of the component, below the root
 */
export function checksOf(root: string, file: string): Checks {
  const path = join(root, file.replace(/\.tsx$/, '.stories.tsx'))
  if (!existsSync(path)) return none
  const stories = readFileSync(path, 'utf8')
  const styles = join(root, file.replace(/\.tsx$/, '.css.ts'))
  const css = existsSync(styles) ? readFileSync(styles, 'utf8') : ''
  const count = stories.match(/^export const \w+ = \w+\.(?:story|extend)\(/gm)?.length ?? 0
  const hasMatrix = /^export const Matrix = /m.test(stories)
  const asksRightToLeft = /direction: 'rtl'/.test(stories)
  const inMode = hasMatrix ? 'rendered, axe' : ''
  const presses = /userEvent\.(?:tab|keyboard)\(/.test(stories)
  return {
    picture: hasMatrix ? 'light, dark, 390 px, right to left' : '',
    axe: /a11y: \{[^}]*test: '(?:off|todo)'/.test(stories) || count === 0 ? '' : `${count} stories`,
    keyboard: /^export const Keyboard = .*pressing\(/m.test(stories)
      ? 'every row of its table'
      : presses
        ? 'in a play'
        : '',
    theme: inMode,
    french: inMode,
    rightToLeft: [inMode, asksRightToLeft && 'played'].filter(Boolean).join(', '),
    forcedColours: /forcedColors|CanvasText|ButtonText|Highlight/.test(css) ? 'own styles, by eye' : '',
  }
}
