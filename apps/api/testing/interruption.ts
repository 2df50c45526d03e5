/** A process that a test kills in the middle of its work. */
export interface Interruption {
  /** Called before each statement; throws once the process is dead, so its transaction is rolled back. */
  readonly onStatement: () => void
  /** Kills the process before the given statement from now on; 1 is the next one. */
  readonly killBefore: (statement: number) => void
  readonly isDead: () => boolean
  /** The process is started again, or goes on: nothing is planned any more. */
  readonly revive: () => void
}

/** From the planned statement on nothing reaches the database, not even what would clean up, until it is revived. */
export function createInterruption(): Interruption {
  let left = Number.POSITIVE_INFINITY
  return {
    onStatement: () => {
      left -= 1
      if (left < 0) throw new Error('The process was killed')
    },
    killBefore: (statement) => {
      left = statement - 1
    },
    isDead: () => left < 0,
    revive: () => {
      left = Number.POSITIVE_INFINITY
    },
  }
}
