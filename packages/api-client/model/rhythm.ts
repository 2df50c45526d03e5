import { COMMUNITY } from '@kindling/validation/limits'
import type { UpdateRhythm } from '@kindling/validation/rules/update-rhythm'
import * as z from 'zod'
import { unixSeconds } from './wire.ts'

/** At most so many weeks between two updates; null: nothing is promised (ours). */
export const rhythmWeeks = z.int().min(COMMUNITY.rhythmWeeksMin).max(COMMUNITY.rhythmWeeksMax).nullable()

/** How often a project's updates come, and what its team promised (ours). */
export const rhythm = z.object({
  weeks: rhythmWeeks,
  /** Updates that came in time, of those that were due. */
  kept: z.int().min(0),
  due: z.int().min(0),
  /** Until when the next is due; null: none is. */
  next_due: unixSeconds.nullable(),
  /** That moment has passed. */
  is_late: z.boolean(),
  /** The last updates, the oldest first. */
  beats: z
    .array(
      z.object({
        at: unixSeconds,
        /** Whole days after it was due; null: no promise held. */
        late_days: z.int().min(0).nullable(),
      }),
    )
    .max(COMMUNITY.rhythmShown),
})
export type Rhythm = z.output<typeof rhythm>

/** A rhythm as it was judged, for the wire: in seconds, with the last updates alone. */
export const toWireRhythm = ({ weeks, kept, due, nextDueMs, isLate, beats }: UpdateRhythm): Rhythm => ({
  weeks,
  kept,
  due,
  next_due: nextDueMs === null ? null : Math.floor(nextDueMs / 1000),
  is_late: isLate,
  beats: beats.slice(-COMMUNITY.rhythmShown).map(({ atMs, lateDays }) => ({
    at: Math.floor(atMs / 1000),
    late_days: lateDays,
  })),
})
