/**
 * Keeps French punctuation on the line of its word: the space before `: ; ? ! » % $ €` and after `«` becomes one that
 * does not break. Text that has no such space is given back as it is.
 */
export const frenchSpacing = (text: string): string =>
  text.replace(/ (?=[:;?!»%€])|(?<=«) |(?<=[\d}]) (?=\$)/g, '\u00a0')
