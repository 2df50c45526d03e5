/* How long texts may be where no form says less. */

/**
 * Maximum characters that travel if no rule says less; ours. Far above the forms' own limits, whose codes a person
 * meets first: they stop malformed input before any work.
 */
export const TEXT = {
  /** One line: a name, an address, a code, a word of a query. */
  lineMax: 500,
  /** An address on the web. */
  linkMax: 4_000,
  /** Some paragraphs. */
  paragraphsMax: 6_000,
} as const
