import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../state/failure.ts'
import { failureOf } from './use-action.ts'

export interface LastWish {
  /** What is shown: the wish at once, the confirmed state once it failed. */
  readonly on: boolean
  /** Wishes the opposite of what is shown. */
  readonly toggle: () => void
  readonly failure: Failure | null
}

/**
 * A switch that shows a wish before the platform confirms it (front end 13). One call at a time: of presses meanwhile
 * the last one counts, and is sent once the call has ended if it differs. A failure takes the wish back.
 *
 * @param confirmed the state as the platform last gave it.
 * @param send sends a wish; the confirmed state has followed once it resolves.
 */
export function useLastWish(confirmed: boolean, send: (wish: boolean) => Promise<unknown>): LastWish {
  const [wish, setWish] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const wanted = useRef(confirmed)
  const busy = useRef(false)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const work = async () => {
    busy.current = true
    try {
      let sent: boolean
      do {
        sent = wanted.current
        await latest.current(sent)
      } while (sent !== wanted.current)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      busy.current = false
      setWish(null)
    }
  }
  const on = wish ?? confirmed
  return {
    on,
    failure,
    toggle: () => {
      wanted.current = !on
      setWish(!on)
      setFailure(null)
      if (!busy.current) void work()
    },
  }
}
