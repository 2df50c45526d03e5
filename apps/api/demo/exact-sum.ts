/**
 * Chooses as few amounts as possible, each as often as wanted, that come to `target` exactly, or as near below it
 * as they can. All in cents.
 */
export function exactSum<T extends { cents: number }>(target: number, options: readonly T[]): T[] {
  if (target <= 0) return []
  // One step is the largest amount that divides them all: whole dollars, as a rule.
  const step = options.reduce((divisor, { cents }) => gcd(divisor, cents), target)
  const length = Math.floor(target / step) + 1
  const fewest = new Array<number>(length).fill(Number.POSITIVE_INFINITY)
  const last = new Array<T | undefined>(length)
  fewest[0] = 0
  for (let sum = 1; sum < length; sum += 1) {
    for (const option of options) {
      const before = sum - option.cents / step
      const count = (fewest[before] ?? Number.POSITIVE_INFINITY) + 1
      if (count < (fewest[sum] ?? 0)) {
        fewest[sum] = count
        last[sum] = option
      }
    }
  }
  let sum = length - 1
  while (last[sum] === undefined && sum > 0) sum -= 1
  const chosen: T[] = []
  for (let option = last[sum]; option; option = last[sum]) {
    chosen.push(option)
    sum -= option.cents / step
  }
  return chosen
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}
