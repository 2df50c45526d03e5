import './themes.css.ts'
import { globalFontFace, globalLayer, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { fontFamilies } from './font-stacks.ts'
import { media } from './scale.ts'

// ── Fonts ───────────────────────────────────────────────────────────────────────────────────────────────
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

globalFontFace(fontFamilies.display, {
  src: 'url("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
})
globalFontFace(fontFamilies.text, {
  src: 'url("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '300 900',
  fontDisplay: 'swap',
  unicodeRange: latin,
})

// Measured: size-adjust is the width of English text in the web font over its width in Arial (Liberation Sans
// and Arimo have the same widths); ascent and descent are the web font's own, divided by it.
const regular = 'local("Arial"), local("Liberation Sans"), local("Arimo")'
const bold = 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold")'
globalFontFace(fontFamilies.textFallback, [
  {
    src: regular,
    fontWeight: '300 500',
    sizeAdjust: '100.5%',
    ascentOverride: '94.5%',
    descentOverride: '24.9%',
    lineGapOverride: '0%',
  },
  {
    src: bold,
    fontWeight: '501 900',
    sizeAdjust: '95.2%',
    ascentOverride: '99.8%',
    descentOverride: '26.3%',
    lineGapOverride: '0%',
  },
])
globalFontFace(fontFamilies.displayFallback, {
  src: bold,
  fontWeight: '200 800',
  sizeAdjust: '101.7%',
  ascentOverride: '91.4%',
  descentOverride: '26.5%',
  lineGapOverride: '0%',
})

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

// Where nothing may move, nothing does, whatever a component asks for.
globalStyle('*, *::before, *::after', {
  '@media': { [media.stillness]: { scrollBehavior: 'auto !important' as 'auto' } },
})

// In forced colours a filled thing loses its fill: its edge must remain.
globalStyle('button, [role="button"], input, select, textarea', {
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
})
