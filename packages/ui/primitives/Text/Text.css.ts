import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { aligns, textSizes, type textTones, type textWeights } from './variants.ts'

const leadingOf = { t13: '1.45', t14: '1.5', t16: vars.leading.text, story: vars.leading.story } as const
const sizes = Object.fromEntries(
  textSizes.map((size) => [
    size,
    {
      fontSize: size === 'story' ? '1.0625rem' : vars.type[size],
      lineHeight: size in leadingOf ? leadingOf[size as keyof typeof leadingOf] : vars.leading.ui,
    },
  ]),
) as Record<(typeof textSizes)[number], { fontSize: string; lineHeight: string }>

const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const satisfies Record<
  (typeof textWeights)[number],
  number
>

const tones = {
  inherit: 'inherit',
  text: vars.color.text,
  muted: vars.color.textMuted,
  subtle: vars.color.textSubtle,
  accent: vars.color.accentText,
  positive: vars.color.positiveText,
  info: vars.color.infoText,
  warning: vars.color.warningText,
  danger: vars.color.dangerText,
  inverse: vars.color.textInverse,
} as const satisfies Record<(typeof textTones)[number], string>

export const base = style({ margin: 0, fontFamily: vars.font.text, overflowWrap: 'break-word' })
export const size = styleVariants(sizes)
export const weight = styleVariants(weights, (fontWeight) => ({ fontWeight }))
export const tone = styleVariants(tones, (color) => ({ color }))
export const align = styleVariants(
  Object.fromEntries(aligns.map((each) => [each, each])) as Record<(typeof aligns)[number], string>,
  (textAlign) => ({ textAlign: textAlign as 'start' }),
)
export const tabular = style({ fontVariantNumeric: 'tabular-nums' })
export const reading = style({ maxWidth: vars.layout.measure })
const clamped = (lines: number) => ({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical' as const,
})
export const cut = styleVariants({
  one: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
  two: clamped(2),
  three: clamped(3),
})
