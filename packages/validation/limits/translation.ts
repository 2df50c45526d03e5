export const TRANSLATION = {
  /** Characters of the name of a text, its id included; ours. */
  keyMax: 80,
  /** Characters of what stands for an English text; ours. */
  fingerprintMax: 24,
} as const
