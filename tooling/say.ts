/** Progress for a person who waits: the current step, its time, and what to do if it fails. */

const started = performance.now()
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const elapsed = (): string => seconds(performance.now() - started)

export function say(line: string): void {
  console.log(line)
}

/** Announces a long step, and says when it is done. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  say(`→ ${what} …`)
  const result = await work()
  say(`  done in ${seconds(performance.now() - from)}`)
  return result
}
