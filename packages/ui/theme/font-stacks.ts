/** The two families of the brand, with their ascent and descent as fractions of the font size. */
export const webFonts = {
  display: { family: 'Bricolage Grotesque', ascent: 0.93, descent: 0.27 },
  text: { family: 'Figtree', ascent: 0.95, descent: 0.25 },
} as const

/** The names under which a browser finds a local font: its full name and its PostScript name. */
interface LocalFaces {
  readonly regular: readonly string[]
  readonly bold: readonly string[]
}

/**
 * System fonts used until the web fonts arrive, scaled so that nothing moves then. Each number is the width of the
 * English messages in the web font over their width in the system font (text at 400 and 600, headings at 700), measured
 * in Chromium; those of Segoe UI come from the average widths in Capsize's metrics. A browser uses the first one
 * installed.
 */
export const standIns: readonly (LocalFaces & {
  readonly name: string
  readonly text: number
  readonly textBold: number
  readonly display: number
})[] = [
  {
    name: 'Arial',
    // Fonts of the same widths: Liberation Sans and Arimo by design, Helvetica as their model.
    regular: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    bold: [
      'Arial Bold',
      'Arial-BoldMT',
      'Helvetica Bold',
      'Helvetica-Bold',
      'Liberation Sans Bold',
      'Arimo Bold',
    ],
    text: 1.005,
    textBold: 0.952,
    display: 1.017,
  },
  {
    name: 'Segoe UI',
    regular: ['Segoe UI'],
    bold: ['Segoe UI Bold'],
    text: 1.01,
    textBold: 0.957,
    display: 1.022,
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold'],
    text: 1.008,
    textBold: 1.013,
    display: 1.075,
  },
  {
    name: 'Noto Sans',
    regular: ['Noto Sans', 'Noto Sans Regular'],
    bold: ['Noto Sans Bold'],
    text: 0.951,
    textBold: 0.913,
    display: 0.97,
  },
  {
    name: 'DejaVu Sans',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    text: 0.883,
    textBold: 0.798,
    display: 0.847,
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
