import './themes.css.ts'
import { globalFontFace, globalLayer, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { standInFamily, standIns, webFonts } from './font-stacks.ts'
import { media } from './scale.ts'

// ── Fonts ───────────────────────────────────────────────────────────────────────────────────────────────
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

globalFontFace(webFonts.display.family, {
  src: 'url("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
})
globalFontFace(webFonts.text.family, {
  src: 'url("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '300 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
})

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
const local = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(', ')
/** A system font with the widths and lines of a web font. */
const scaled = (use: keyof typeof webFonts, names: readonly string[], size: number, fontWeight: string) => ({
  src: local(names),
  fontWeight,
  sizeAdjust: percent(size),
  ascentOverride: percent(webFonts[use].ascent / size),
  descentOverride: percent(webFonts[use].descent / size),
  lineGapOverride: '0%',
})
// Of faces alike, the last one declared that is installed is used.
const leastFirst = standIns.toReversed()
globalFontFace(
  standInFamily('text'),
  leastFirst.flatMap(({ regular, bold, text, textBold }) => [
    scaled('text', regular, text, '300 500'),
    scaled('text', bold, textBold, '501 900'),
  ]),
)
globalFontFace(
  standInFamily('display'),
  leastFirst.map(({ bold, display }) => scaled('display', bold, display, '200 800')),
)

// ── Reset: in a layer, so that any component wins, in whatever order the chunks arrive ──────────────────
const reset = globalLayer('reset')
const base = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { [reset]: rule } })

base('*, *::before, *::after', { boxSizing: 'border-box' })
base('html', { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '88px' })
base('body', {
  margin: 0,
  background: vars.color.surfacePage,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.type.t16,
  lineHeight: vars.leading.text,
  WebkitFontSmoothing: 'antialiased',
})
base('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', { margin: 0, padding: 0, border: 0 })
base('ul, ol', { listStyle: 'none' })
base('fieldset', { minInlineSize: 0 })
base('legend', { padding: 0 })
base('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' })
base('a', { color: 'inherit', textDecoration: 'none' })
base('img, svg, video', { display: 'block', maxWidth: '100%' })
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
base('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'pointer' })
base('hr', { border: 0, borderTop: `1px solid ${vars.color.border}`, margin: 0, width: '100%' })
base('table', { borderCollapse: 'collapse', width: '100%' })

// ── Focus: a ring over a gap of the surface, so it shows on paper, ink, ember and photographs ───────────
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focusGap} !important`,
})

// Reduced motion turns every animation off, whatever a component sets.
globalStyle('*, *::before, *::after', {
  '@media': { [media.stillness]: { scrollBehavior: 'auto !important' as 'auto' } },
})

// Forced colours remove fills: the edge must remain.
globalStyle('button, [role="button"], input, select, textarea', {
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
})
