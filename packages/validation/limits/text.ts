/* How long texts may be where no form says less. */

/**
 * Characters that travel at most where no rule says less; ours. Far above what the forms allow, whose own codes a person
 * meets first: they hold back what no form sends, before anything is done with it.
 */
export const TEXT = {
  /** One line: a name, an address, a code, a word of a query. */
  lineMax: 500,
  /** An address on the web. */
  linkMax: 4_000,
  /** Some paragraphs. */
  paragraphsMax: 6_000,
} as const
