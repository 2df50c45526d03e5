import type { UpdateReach } from '@kindling/api-client/model/project'
import { useEffect, useEffectEvent, useState } from 'react'

/** Counts whom an update for backers of these rewards would reach; of none: for all. */
export type CountReach = (rewardIds: readonly string[]) => Promise<UpdateReach>

interface Counted {
  readonly key: string
  readonly turn: number
  /** Null: it could not be counted. */
  readonly reach: UpdateReach | null
}

/** Whom an update would reach, counted anew for each choice of rewards. */
export function useReach(onCount: CountReach, rewardIds: readonly string[]) {
  const key = [...rewardIds].sort().join(' ')
  const [turn, setTurn] = useState(0)
  const [counted, setCounted] = useState<Counted | null>(null)
  const count = useEffectEvent(() => onCount(rewardIds))
  useEffect(() => {
    let isOld = false
    const settle = (reach: UpdateReach | null) => {
      if (!isOld) setCounted({ key, turn, reach })
    }
    count().then(settle, () => settle(null))
    return () => {
      isOld = true
    }
  }, [key, turn])
  return {
    /** Of the present choice; undefined while it is counted. */
    reach: counted?.key === key && counted.turn === turn ? counted.reach : undefined,
    /** Backers of each reward, by whatever count came last. */
    rewards: counted?.reach?.rewards,
    retry: () => setTurn((before) => before + 1),
  }
}
