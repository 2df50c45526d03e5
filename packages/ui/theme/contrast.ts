import type { ColorToken } from './palette.ts'

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Linear-light sRGB of an `oklch` value written `lightness chroma hue[ / alpha]`, clipped to the gamut. */
export function oklchToLinear(value: string): readonly [number, number, number] {
  const [lightness = 0, chroma = 0, hue = 0] = value.split(/[\s/]+/).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const luminance = (value: string) => {
  const [red, green, blue] = oklchToLinear(value)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast of two `oklch` values, 1 to 21. */
export function contrastRatio(foreground: string, background: string): number {
  const [dark, light] = [luminance(foreground), luminance(background)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

export interface ContrastPair {
  readonly foreground: ColorToken
  readonly background: ColorToken
  /** 4.5 for text, 3 for icons and controls with a meaning. */
  readonly needed: 4.5 | 3
}

const surfaces = ['surfacePage', 'surfaceSheet', 'surfaceSunken'] as const
const stateTexts = ['positiveText', 'infoText', 'warningText', 'dangerText', 'accentText'] as const
const softOf = {
  positiveText: 'positiveSoft',
  infoText: 'infoSoft',
  warningText: 'warningSoft',
  dangerText: 'dangerSoft',
  accentText: 'accentSoft',
} as const
const shapes = [
  'borderStrong',
  'accent',
  'positive',
  'info',
  'warning',
  'danger',
  'fuseBurnt',
  'fuseUnlit',
  'focus',
] as const

const words = (foreground: ColorToken, background: ColorToken): ContrastPair => ({
  foreground,
  background,
  needed: 4.5,
})
const shape = (foreground: ColorToken, background: ColorToken): ContrastPair => ({
  foreground,
  background,
  needed: 3,
})

/** Every pair the product uses: the catalogue shows them, a test checks them. */
export const contrastPairs: readonly ContrastPair[] = [
  ...(['text', 'textMuted', 'textSubtle', ...stateTexts] as const).flatMap((text) =>
    surfaces.map((surface) => words(text, surface)),
  ),
  ...(['text', 'textMuted', 'accentText'] as const).map((text) => words(text, 'surfaceHover')),
  ...stateTexts.flatMap((text) => [
    words(text, softOf[text]),
    words('text', softOf[text]),
    words('textMuted', softOf[text]),
  ]),
  words('onAccent', 'accent'),
  words('onAccent', 'accentHover'),
  words('onPositive', 'positive'),
  words('onDanger', 'danger'),
  words('textInverse', 'surfaceInverse'),
  words('textInverse', 'surfaceInverseHover'),
  words('textInverseMuted', 'surfaceInverse'),
  words('textFeature', 'surfaceFeature'),
  words('textFeatureMuted', 'surfaceFeature'),
  ...shapes.flatMap((token) => surfaces.map((surface) => shape(token, surface))),
  shape('focus', 'focusGap'),
]
