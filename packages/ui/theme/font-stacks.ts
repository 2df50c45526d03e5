/** The two families of the brand, with their ascent and descent as fractions of the font size. */
export const webFonts = {
  display: { family: 'Bricolage Grotesque', ascent: 0.93, descent: 0.27 },
  text: { family: 'Figtree', ascent: 0.95, descent: 0.25 },
} as const

/** The names under which a browser finds a local font: its full name, or its PostScript name. */
interface LocalFaces {
  readonly regular: readonly string[]
  readonly bold: readonly string[]
}

/** Liberation Sans and Arimo have the widths of Arial by design; Helvetica was its model. */
const likeArial = { text: 1.005, textBold: 0.952, display: 1.017 }

/**
 * System fonts used until the web fonts arrive, scaled so that nothing moves then. Each number is the width of the
 * English messages in the web font over their width in the system font (text at 400 and 600, headings at 700), measured
 * in Chromium. A browser uses the first one installed. The order is by how many devices have it: Windows and macOS have
 * Arial, Android has Roboto, Linux mostly has DejaVu Sans.
 */
export const standIns: readonly (LocalFaces & {
  readonly text: number
  readonly textBold: number
  readonly display: number
})[] = [
  { regular: ['Arial'], bold: ['Arial Bold'], ...likeArial },
  {
    regular: ['Roboto'],
    bold: ['Roboto Bold'],
    text: 1.008,
    textBold: 1.013,
    display: 1.075,
  },
  {
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    text: 0.883,
    textBold: 0.798,
    display: 0.847,
  },
  {
    regular: ['Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    ...likeArial,
  },
  {
    regular: ['Noto Sans', 'Noto Sans Regular'],
    bold: ['Noto Sans Bold'],
    text: 0.951,
    textBold: 0.913,
    display: 0.97,
  },
]

/**
 * Family of all fallbacks for one of the web fonts. With a family for each, Chromium also asked the system for every one
 * that is not installed, for each weight, before it could lay out the first view.
 */
export const standInFamily = (use: keyof typeof webFonts) => `${webFonts[use].family} stand-in`

/** Without `sans-serif`: it is a further name to ask the system for, and every browser knows `system-ui`. */
const stack = (use: keyof typeof webFonts) =>
  `"${webFonts[use].family}", "${standInFamily(use)}", ui-sans-serif, system-ui`

export const fontStacks = { display: stack('display'), text: stack('text') }
