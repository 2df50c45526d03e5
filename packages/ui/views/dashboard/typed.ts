/** What is typed into an editor: of which item (its id, or `new`), and what its card shows of it. */
interface Entry<Shown> {
  readonly of: string
  readonly shown: Shown
}

export interface Typed<Shown> {
  readonly now: () => Entry<Shown> | null
  readonly type: (entry: Entry<Shown>) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Keeps what is typed outside React's state: only the card beside the form reads it, so that a key draws one card and
 * not the list of a hundred rewards.
 */
export function createTyped<Shown>(): Typed<Shown> {
  let now: Entry<Shown> | null = null
  const listeners = new Set<() => void>()
  return {
    now: () => now,
    type: (entry) => {
      now = entry
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
