import { formatCount } from './index.ts'

/** Years and pixels are written without separators. */
const plain = /^(?:year|width|height)$/

/**
 * A value within a message. A number has, from a thousand on, the separators of its language.
 *
 * @param name of the value: `{{count}}` is named `count`.
 */
export const inMessage = <Value>(name: string, value: Value, language: string): Value | string =>
  typeof value === 'number' && value >= 1_000 && !plain.test(name) ? formatCount(value, language) : value
