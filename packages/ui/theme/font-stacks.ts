/**
 * The two families and what stands in for them until they arrive. The stand-ins are system fonts scaled to
 * the metrics of the real ones (see `global.css.ts`), so that nothing moves when the file lands.
 */
export const fontFamilies = {
  display: 'Bricolage Grotesque',
  displayFallback: 'Bricolage Fallback',
  text: 'Figtree',
  textFallback: 'Figtree Fallback',
} as const

const system = 'ui-sans-serif, system-ui, sans-serif'

export const fontStacks = {
  display: `"${fontFamilies.display}", "${fontFamilies.displayFallback}", ${system}`,
  text: `"${fontFamilies.text}", "${fontFamilies.textFallback}", ${system}`,
}
