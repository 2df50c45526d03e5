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
 * in Chromium. A browser uses the first one installed, and looks each name up before it can lay out the first view. So
 * the order is by how many devices are served with few names: Windows (which has Segoe UI besides) and macOS have Arial,
 * Android has Roboto, Linux mostly has DejaVu Sans.
 */
export const standIns: readonly (LocalFaces & {
  readonly name: string
  readonly text: number
  readonly textBold: number
  readonly display: number
})[] = [
  { name: 'Arial', regular: ['Arial'], bold: ['Arial Bold'], ...likeArial },
  {
    name: 'Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold'],
    text: 1.008,
    textBold: 1.013,
    display: 1.075,
  },
  {
    name: 'DejaVu Sans',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    text: 0.883,
    textBold: 0.798,
    display: 0.847,
  },
  {
    name: 'Liberation Sans',
    regular: ['Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    ...likeArial,
  },
  {
    name: 'Noto Sans',
    regular: ['Noto Sans', 'Noto Sans Regular'],
    bold: ['Noto Sans Bold'],
    text: 0.951,
    textBold: 0.913,
    display: 0.97,
  },
]

/** Family name of the fallback for one of the web fonts. */
export const standInFamily = (use: keyof typeof webFonts, name: string) => `${webFonts[use].family} ${name}`

const stack = (use: keyof typeof webFonts) =>
  [
    ...[webFonts[use].family, ...standIns.map(({ name }) => standInFamily(use, name))].map(
      (each) => `"${each}"`,
    ),
    'ui-sans-serif, system-ui, sans-serif',
  ].join(', ')

export const fontStacks = { display: stack('display'), text: stack('text') }
