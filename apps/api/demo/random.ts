/** A source of numbers that always gives the same ones: the same start builds the same demo world. */
export interface Random {
  /** From 0 up to, but not, 1. */
  next: () => number
  /** A whole number from `min` to `max`, both possible. */
  int: (min: number, max: number) => number
  pick: <T>(items: readonly T[]) => T
  /** Picks more often what weighs more. */
  weighted: <T>(items: readonly T[], weightOf: (item: T) => number) => T
  shuffled: <T>(items: readonly T[]) => T[]
  /** An opaque id like those the platform makes itself: `plg_…`. */
  id: (prefix: string) => string
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const idLength = 22

/** Mulberry32: 32 bits of state, good enough for a demonstration and for nothing else. */
export function createRandom(start: number): Random {
  let state = start >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const at = <T>(items: readonly T[], index: number): T => {
    const item = items[index]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
  return {
    next,
    int,
    pick: (items) => at(items, int(0, items.length - 1)),
    weighted: (items, weightOf) => {
      let rest = next() * items.reduce((sum, item) => sum + weightOf(item), 0)
      const found = items.findIndex((item) => {
        rest -= weightOf(item)
        return rest < 0
      })
      return at(items, found === -1 ? items.length - 1 : found)
    },
    shuffled: <T>(items: readonly T[]) => {
      const copy = [...items]
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = int(0, last)
        const held = at(copy, last)
        copy[last] = at(copy, other)
        copy[other] = held
      }
      return copy
    },
    id: (prefix) =>
      `${prefix}_${Array.from({ length: idLength }, () => letters[int(0, letters.length - 1)]).join('')}`,
  }
}
