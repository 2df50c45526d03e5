import { say } from '../say.ts'

/** Times each is asked. */
export const rounds = Number(process.env.ROUNDS ?? 240)
/** Bound of what much may cost, as a multiple of what little costs. */
export const atMost = 1.2

interface Door {
  readonly ask: () => Promise<void>
  readonly times: number[]
}

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/**
 * Measures in turns what is asked of little and of much, and prints both medians in milliseconds with their ratio.
 *
 * @returns whether much costs at most 1.2 times what little does.
 */
export async function compare(name: string, asks: readonly (() => Promise<void>)[]): Promise<boolean> {
  const doors: Door[] = asks.map((ask) => ({ ask, times: [] }))
  for (let round = 0; round < 20; round++) for (const { ask } of doors) await ask()
  for (let round = 0; round < rounds; round++) {
    // Alternates which goes first, so that neither always runs on a warmed-up machine.
    for (const { ask, times } of round % 2 === 0 ? doors : [...doors].reverse()) {
      const from = performance.now()
      await ask()
      times.push(performance.now() - from)
    }
  }
  const [least = 0, most = 0] = doors.map(({ times }) => median(times))
  const ratio = most / least
  const figures = [least, most].map((ms) => ms.toFixed(2).padStart(9)).join('')
  const over = ratio > atMost
  say(`${name.padEnd(38)}${figures}${ratio.toFixed(2).padStart(8)}${over ? `  over ${atMost}` : ''}`)
  return !over
}
