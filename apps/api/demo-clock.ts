import { eq } from 'drizzle-orm'
import { advanceBusinessTime } from './advance-time.ts'
import { databaseMarks } from './database/schema.ts'
import type { BusinessClock } from './kernel/business-clock.ts'
import type { Platform } from './kernel/platform.ts'
import {
  type AccountSum,
  accountSums,
  type BooksMark,
  type Due,
  fellDue,
  markBooks,
} from './money/fell-due.ts'
import { type Broken, checkInvariants, invariants } from './money/invariants.ts'
import { type NextEvent, nextEvent } from './money/next-event.ts'

/** The demo world's time, and the books beside it. */
export interface ClockReading {
  readonly now: Date
  /** How far the time is ahead of the real one: it names the state from which a step is taken. */
  readonly aheadMs: number
  readonly next: NextEvent | null
  /** `working`: a step is under way; `failed`: the last one stopped, and what is due is done by the background work. */
  readonly state: 'idle' | 'working' | 'failed'
  /** Where the last step of this process began. */
  readonly mark: BooksMark | null
  readonly due: readonly Due[]
  readonly sums: readonly AccountSum[]
  readonly invariants: number
  /** Null during a step: they are checked after it. */
  readonly broken: readonly Broken[] | null
}

/** So many milliseconds, or up to the next event. */
export type ClockStep = number | 'next'

/** Moves the time of a demo world, for its page. */
export interface DemoClock {
  /** Whether the database holds the demo world: no other one's time is moved. */
  readonly isDemo: () => Promise<boolean>
  readonly read: () => Promise<ClockReading>
  /**
   * Begins to move the time forwards, and to do what falls due: a campaign's end takes a while, `read` says when it is
   * done. Nothing happens during another step, where nothing is to come, or where time has moved since the reading.
   *
   * @param aheadMs that of the reading the step was chosen on: pressed twice, it is one step.
   */
  readonly step: (aheadMs: number, step: ClockStep) => void
}

export function createDemoClock(platform: Platform, business: BusinessClock): DemoClock {
  const { db, log } = platform
  let state: ClockReading['state'] = 'idle'
  let mark: BooksMark | null = null

  /** The milliseconds to go; 0 where this step is not to be taken. */
  const lengthOf = async (aheadMs: number, step: ClockStep): Promise<number> => {
    await business.refresh()
    if (business.aheadMs() !== aheadMs) return 0
    if (step !== 'next') return step
    const now = business.now()
    const next = await nextEvent(db, now)
    return next ? next.at.getTime() - now.getTime() : 0
  }

  const take = async (aheadMs: number, step: ClockStep): Promise<void> => {
    const ms = await lengthOf(aheadMs, step)
    if (ms === 0) return
    mark = await markBooks(db, business.now())
    await advanceBusinessTime(platform, business, ms)
  }

  return {
    isDemo: async () =>
      (await db.select().from(databaseMarks).where(eq(databaseMarks.name, 'demo'))).length > 0,
    read: async () => {
      const isWorking = state === 'working'
      if (!isWorking) await business.refresh()
      const now = business.now()
      return {
        now,
        aheadMs: business.aheadMs(),
        next: await nextEvent(db, now),
        state,
        mark,
        due: mark ? await fellDue(db, mark) : [],
        sums: await accountSums(db, mark ?? (await markBooks(db, now))),
        invariants: invariants.length,
        broken: isWorking ? null : await checkInvariants(db),
      }
    },
    step: (aheadMs, step) => {
      if (state === 'working') return
      state = 'working'
      take(aheadMs, step).then(
        () => {
          state = 'idle'
        },
        (error: unknown) => {
          state = 'failed'
          log.error({ err: error }, 'a step of the demo world’s time stopped')
        },
      )
    },
  }
}
