import type { ColorToken } from '@kindling/ui/theme/palette'

/** What each colour is for, in groups as a designer looks for them. */
export const colourGroups: readonly (readonly [
  group: string,
  Readonly<Partial<Record<ColorToken, string>>>,
])[] = [
  [
    'Paper',
    {
      surfacePage: 'The page',
      surfaceSheet: 'Sheets, inputs, dialogs, top bars of creator tools',
      surfaceSunken: 'Bands, selected rows, neutral tags, disabled buttons, pictures that load',
      surfaceHover: 'Hover of quiet and line buttons, skeletons',
      surfaceInverse: 'Ink buttons, bulk bar, ribbon, checked boxes',
      surfaceInverseHover: 'Ink buttons under the pointer',
      surfaceFeature: 'The storefront band: dark in both themes',
      scrim: 'Between a dialog and its page',
    },
  ],
  [
    'Ink',
    {
      text: 'Body and headings',
      textMuted: 'Secondary text, on any surface',
      textSubtle: 'Placeholders and counts; never what one must read to act',
      textDisabled: 'Decoration only: disabled buttons use muted text',
      textInverse: 'Text on ink',
      textInverseMuted: 'Secondary text on ink',
      textFeature: 'Text on the feature band',
      textFeatureMuted: 'Secondary text on the feature band',
      border: 'Hairlines, decorative',
      borderStrong: 'Outlines of inputs and buttons',
      borderInverse: 'Hairlines on ink',
    },
  ],
  [
    'Ember and fuse',
    {
      accent: 'The one button that moves money, unread dot, edge of the tip',
      accentHover: 'That button under the pointer',
      accentText: '“Vote open”, and links about the ember',
      accentSoft: 'Unread row, coupon tag',
      onAccent: 'Text on ember',
      glow: 'Halo of the tip; “refundable now”',
      glowCore: 'Centre of the tip',
      fuseBurnt: 'Released, paid out, done',
      fuseUnlit: 'The cord, a locked stage',
      fuseUnlitGap: 'Gaps of the cord',
    },
  ],
  [
    'States',
    {
      positive: 'Held money, protection, the goal line',
      positiveText: 'Protection tag, rules that are met',
      positiveSoft: 'Behind a success',
      onPositive: 'Text on spruce',
      info: 'Processing, neutral notices',
      infoText: 'Words of a notice',
      infoSoft: 'Behind a notice',
      warning: 'Pending, few left, the order limit, moved dates',
      warningText: 'Words of a warning',
      warningSoft: 'Behind a warning',
      danger: 'Errors, no confidence, what destroys',
      dangerText: 'Words of an error',
      dangerSoft: 'Behind an error',
      onDanger: 'Text on crimson',
      focus: 'The ring of what has focus',
      focusGap: 'Between that ring and what lies under it',
    },
  ],
  [
    'Charts, always with direct labels',
    {
      data1: 'First series',
      data2: 'Second series',
      data3: 'Third series',
      data4: 'Fourth series',
      data5: 'Fifth series',
    },
  ],
]
