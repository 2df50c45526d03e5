import type { ShownReward } from './RewardPreview.tsx'

/** What is typed into the editor of a reward. */
interface Typed {
  /** The reward's id, or `new`. */
  readonly of: string
  readonly reward: ShownReward
}

export interface TypedReward {
  readonly now: () => Typed | null
  readonly type: (typed: Typed) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Keeps what is typed outside React's state: only the card beside the form reads it, so that a key draws one card and
 * not the list of a hundred rewards.
 */
export function createTypedReward(): TypedReward {
  let now: Typed | null = null
  const listeners = new Set<() => void>()
  return {
    now: () => now,
    type: (typed) => {
      now = typed
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
