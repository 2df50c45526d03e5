import { formatCount } from './index.ts'

/**
 * A value within a message. A number has, from a thousand on, the separators of its language; a message writes years and
 * pixels without them: `{{year, plain}}`.
 */
export const inMessage = <Value>(value: Value, format: string | undefined, language: string) =>
  typeof value === 'number' && value >= 1_000 && !format ? formatCount(value, language) : value
