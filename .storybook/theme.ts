import { create, type ThemeVars } from 'storybook/theming'

const mark = (ink: string, glow: string, accent: string, core: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -5 170 36" width="170" height="36"><g fill="none" stroke="${ink}" stroke-linecap="round" stroke-width="4"><path d="M6 3.5V25M9.5 16 19 6.8M12.6 14.6 22.5 25"/></g><circle cx="22.6" cy="4.2" r="8" fill="${glow}" opacity=".28"/><circle cx="22.6" cy="4.2" r="3.4" fill="${accent}"/><circle cx="22.1" cy="3.6" r="1.3" fill="${core}"/><text x="36" y="23" fill="${ink}" font-family="Figtree, system-ui, sans-serif" font-weight="800" font-size="23" letter-spacing="-.8">Kindling</text></svg>`,
  )}`

const fonts = {
  fontBase: '"Figtree", ui-sans-serif, system-ui, sans-serif',
  fontCode: 'ui-monospace, "SF Mono", Menlo, monospace',
}

// Storybook computes with its theme and reads neither OKLCH nor custom properties: these are the sRGB equivalents of
// the palette.
const light = create({
  base: 'light',
  ...fonts,
  brandTitle: 'Kindling: the catalogue',
  brandUrl: './',
  brandImage: mark('#231c18', '#ff7f0d', '#c9420b', '#ffd57e'),
  colorPrimary: '#c9420b',
  colorSecondary: '#ab350c',
  appBg: '#efe9df',
  appContentBg: '#fdfcf8',
  appPreviewBg: '#f7f3ec',
  appBorderColor: '#ddd6cb',
  appBorderRadius: 8,
  textColor: '#231c18',
  textInverseColor: '#f9f5ef',
  textMutedColor: '#584e45',
  barBg: '#fdfcf8',
  barTextColor: '#584e45',
  barSelectedColor: '#ab350c',
  barHoverColor: '#231c18',
  buttonBg: '#fdfcf8',
  buttonBorder: '#897e73',
  booleanBg: '#efe9df',
  inputBg: '#fdfcf8',
  inputBorder: '#897e73',
  inputTextColor: '#231c18',
  inputBorderRadius: 6,
})

const dark = create({
  base: 'dark',
  ...fonts,
  brandTitle: 'Kindling: the catalogue',
  brandUrl: './',
  brandImage: mark('#efeae1', '#ff8e25', '#f47729', '#ffe499'),
  colorPrimary: '#f47729',
  colorSecondary: '#fb964c',
  appBg: '#140f0c',
  appContentBg: '#251f1b',
  appPreviewBg: '#1b1613',
  appBorderColor: '#3f3732',
  appBorderRadius: 8,
  textColor: '#efeae1',
  textInverseColor: '#1f1813',
  textMutedColor: '#bbb3a8',
  barBg: '#251f1b',
  barTextColor: '#bbb3a8',
  barSelectedColor: '#fb964c',
  barHoverColor: '#efeae1',
  buttonBg: '#251f1b',
  buttonBorder: '#84786d',
  booleanBg: '#140f0c',
  inputBg: '#251f1b',
  inputBorder: '#84786d',
  inputTextColor: '#efeae1',
  inputBorderRadius: 6,
})

/** The catalogue's own frame, in the product's colours. */
export const catalogueTheme = (scheme: 'light' | 'dark'): ThemeVars => (scheme === 'dark' ? dark : light)
