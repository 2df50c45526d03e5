import type { ShippingCost } from './types.ts'

/** Shipping tables that several rewards share: ISO alpha-3 → cents, `*` for everywhere else. Without `*` a
 * reward goes only to the countries listed. */

const european = [
  'AUT',
  'BEL',
  'CHE',
  'CZE',
  'DEU',
  'DNK',
  'ESP',
  'FIN',
  'FRA',
  'IRL',
  'ITA',
  'LUX',
  'NLD',
  'NOR',
  'POL',
  'PRT',
  'SWE',
]

function each(countries: readonly string[], cents: number): ShippingCost {
  return Object.fromEntries(countries.map((country) => [country, cents]))
}

/** Fits a letter box. */
export const letter: ShippingCost = { GBR: 300, ...each(european, 500), USA: 600, CAN: 700, '*': 800 }

/** Up to 2 kg, sent from the United Kingdom or the European Union. */
export const smallParcel: ShippingCost = { GBR: 600, ...each(european, 900), USA: 1300, CAN: 1400, '*': 1900 }

/** Up to 5 kg, packed against knocks. */
export const parcel: ShippingCost = {
  GBR: 900,
  ...each(european, 1400),
  USA: 1900,
  CAN: 2200,
  AUS: 2900,
  JPN: 2600,
  '*': 3200,
}

/** Heavy or fragile: only where our carrier insures it. */
export const europeOnly: ShippingCost = { GBR: 1200, ...each(european, 1800) }

/** Sent from North America. */
export const fromNorthAmerica: ShippingCost = {
  USA: 700,
  CAN: 1100,
  MEX: 1400,
  GBR: 1900,
  ...each(european, 2100),
  '*': 2600,
}

/** Holds a lithium cell, which not every post carries. */
export const withBattery: ShippingCost = {
  GBR: 700,
  ...each(european, 1100),
  USA: 1600,
  CAN: 1600,
  AUS: 2400,
  JPN: 2200,
}
