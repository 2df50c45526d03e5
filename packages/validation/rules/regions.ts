/** The 27 members of the European Union (alpha-3). */
const union =
  'AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE'.split(
    ' ',
  )

/** Countries (alpha-3) that a team ships to at one price. The EEA is the Union with Iceland, Liechtenstein and Norway. */
export const regions = { EU: union, EEA: [...union, 'ISL', 'LIE', 'NOR'] } as const satisfies Record<
  string,
  readonly string[]
>
export type Region = keyof typeof regions

/** Cents by country, with one price in every country of the region, those named before included. */
export const withRegion = (
  costs: Readonly<Record<string, number>>,
  region: Region,
  cents: number,
): Record<string, number> => ({
  ...costs,
  ...Object.fromEntries(regions[region].map((code) => [code, cents])),
})
