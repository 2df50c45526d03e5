/** A part of a sum: its share in percent. */
export interface Share {
  readonly part: string
  readonly percent: number
}

/**
 * Splits cents by percent so that the parts add up to the cent: each gets its share rounded down, and the cents left
 * over go to the largest remainders, ties to the earliest part (decisions 2 §4).
 *
 * @param shares percents that add up to 100, with at most six decimals.
 * @returns cents by part, in the order given.
 * @throws RangeError if the sum is no whole number of cents, or the shares are not 100 percent.
 */
export function splitByShare(cents: number, shares: readonly Share[]): ReadonlyMap<string, number> {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`No sum to split: ${cents}`)
  // Millionths of a percent as whole numbers: products of floats do not add up.
  const scale = 1_000_000n
  const scaled = shares.map(({ part, percent }) => ({ part, share: BigInt(Math.round(percent * 1e6)) }))
  const whole = 100n * scale
  if (scaled.some(({ share }) => share < 0n) || scaled.reduce((sum, { share }) => sum + share, 0n) !== whole)
    throw new RangeError('Shares have to add up to 100 percent')
  const exact = scaled.map(({ part, share }, place) => {
    const product = BigInt(cents) * share
    return { part, place, cents: product / whole, remainder: product % whole }
  })
  let left = BigInt(cents) - exact.reduce((sum, each) => sum + each.cents, 0n)
  const byRemainder = exact.toSorted((a, b) =>
    a.remainder === b.remainder ? a.place - b.place : a.remainder < b.remainder ? 1 : -1,
  )
  const extra = new Set<number>()
  for (const { place } of byRemainder) {
    if (left === 0n) break
    extra.add(place)
    left -= 1n
  }
  return new Map(exact.map(({ part, place, cents: own }) => [part, Number(own) + (extra.has(place) ? 1 : 0)]))
}
