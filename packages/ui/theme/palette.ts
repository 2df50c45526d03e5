/**
 * The raw palette, OKLCH as `lightness chroma hue[ / alpha]`: the first value is light, the second dark.
 * Private to the theme: everything else reads `vars.color`, so a colour changes in one place.
 */
export const palette = {
  // Paper: backgrounds.
  surfacePage: ['0.966 0.011 84', '0.205 0.011 52'],
  surfaceSheet: ['0.991 0.005 88', '0.246 0.012 54'],
  surfaceSunken: ['0.936 0.015 82', '0.172 0.010 50'],
  surfaceHover: ['0.918 0.017 80', '0.302 0.015 56'],
  surfaceInverse: ['0.235 0.014 55', '0.935 0.014 82'],
  surfaceInverseHover: ['0.315 0.016 55', '0.985 0.008 86'],
  surfaceFeature: ['0.235 0.014 55', '0.275 0.022 46'],
  scrim: ['0.20 0.02 50 / .58', '0.10 0.01 50 / .72'],

  // Ink: text.
  text: ['0.235 0.014 55', '0.938 0.013 82'],
  textMuted: ['0.430 0.020 62', '0.770 0.018 76'],
  textSubtle: ['0.495 0.022 64', '0.690 0.020 70'],
  textDisabled: ['0.600 0.018 68', '0.560 0.018 66'],
  textInverse: ['0.972 0.009 84', '0.215 0.014 55'],
  textInverseMuted: ['0.790 0.016 78', '0.420 0.020 60'],
  textFeature: ['0.972 0.009 84', '0.938 0.013 82'],
  textFeatureMuted: ['0.790 0.016 78', '0.790 0.018 76'],

  border: ['0.878 0.017 80', '0.345 0.015 58'],
  borderStrong: ['0.600 0.022 68', '0.580 0.022 66'],
  borderInverse: ['0.400 0.018 58', '0.800 0.016 78'],

  // Ember: the one accent, and the fuse.
  accent: ['0.565 0.180 38', '0.705 0.175 48'],
  accentHover: ['0.515 0.168 37', '0.755 0.160 54'],
  accentText: ['0.500 0.160 37', '0.765 0.150 54'],
  accentSoft: ['0.930 0.036 58', '0.295 0.055 46'],
  onAccent: ['0.992 0.005 88', '0.190 0.030 45'],
  glow: ['0.730 0.185 52', '0.760 0.175 56'],
  glowCore: ['0.90 0.12 80', '0.93 0.10 86'],
  fuseBurnt: ['0.290 0.018 52', '0.850 0.022 76'],
  fuseUnlit: ['0.615 0.030 72', '0.580 0.026 66'],
  fuseUnlitGap: ['0.845 0.022 78', '0.345 0.018 60'],

  // States, each also with a word and an icon.
  positive: ['0.440 0.075 165', '0.720 0.090 162'],
  positiveText: ['0.405 0.075 165', '0.785 0.085 162'],
  positiveSoft: ['0.925 0.028 158', '0.285 0.034 165'],
  onPositive: ['0.985 0.008 120', '0.190 0.025 165'],
  info: ['0.510 0.105 240', '0.720 0.090 238'],
  infoText: ['0.430 0.100 242', '0.790 0.075 236'],
  infoSoft: ['0.932 0.024 235', '0.285 0.038 242'],
  warning: ['0.610 0.130 68', '0.770 0.125 78'],
  warningText: ['0.445 0.095 62', '0.820 0.110 82'],
  warningSoft: ['0.940 0.055 86', '0.300 0.045 74'],
  danger: ['0.500 0.185 21', '0.680 0.165 20'],
  dangerText: ['0.465 0.175 21', '0.775 0.115 18'],
  dangerSoft: ['0.933 0.030 16', '0.290 0.060 18'],
  onDanger: ['0.992 0.004 40', '0.180 0.030 18'],

  focus: ['0.450 0.160 255', '0.800 0.110 240'],
  focusGap: ['0.991 0.005 88', '0.172 0.010 50'],

  // Charts, always with direct labels.
  data1: ['0.565 0.180 38', '0.705 0.175 48'],
  data2: ['0.46 0.075 165', '0.72 0.09 162'],
  data3: ['0.54 0.10 240', '0.72 0.09 238'],
  data4: ['0.60 0.12 70', '0.78 0.12 78'],
  data5: ['0.44 0.02 60', '0.75 0.02 70'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** The name of a semantic colour, as `vars.color` and the sprinkles know it. */
export type ColorToken = keyof typeof palette

/** Depth. Sheets have none: only what floats over the page has a shadow. */
export const elevation = {
  elev1: [
    '0 1px 0 oklch(0.5 0.03 60 / .05), 0 1px 3px oklch(0.4 0.03 55 / .07)',
    '0 0 0 1px oklch(1 0 0 / .02), 0 1px 3px oklch(0 0 0 / .3)',
  ],
  elev2: [
    '0 2px 4px oklch(0.4 0.03 55 / .06), 0 12px 32px -8px oklch(0.35 0.03 55 / .18)',
    '0 0 0 1px oklch(1 0.02 80 / .05), 0 14px 36px -8px oklch(0 0 0 / .6)',
  ],
  elev3: [
    '0 4px 8px oklch(0.3 0.03 55 / .08), 0 32px 72px -16px oklch(0.25 0.03 50 / .38)',
    '0 0 0 1px oklch(1 0.02 80 / .07), 0 36px 80px -16px oklch(0 0 0 / .8)',
  ],
} as const satisfies Record<string, readonly [light: string, dark: string]>
