import { updateRhythm, withPromise } from '@kindling/validation/rules/update-rhythm'
import { instant } from '../model/instant.ts'
import { type Rhythm, toWireRhythm } from '../model/rhythm.ts'
import { nowSeconds } from './clock.ts'
import type { Handlers } from './handler.ts'
import { changeDraft } from './project-editing.ts'
import type { Store } from './store.ts'

const nowMs = nowSeconds * 1000

/** How often the world's updates came, as the platform judges it. */
export function rhythmOf({ promises, updates, project }: Store): Rhythm {
  const publishedMs = updates.flatMap(({ published }) => instant(published) ?? []).sort((a, b) => a - b)
  const openedMs = instant(project.start_time)
  return toWireRhythm(updateRhythm({ promises, publishedMs, openedMs, nowMs }))
}

/** What a team promises about its updates. */
export const rhythmHandlers = (store: Store): Handlers<'rhythm'> => ({
  promiseRhythm: ({ body }) => {
    const weeks = typeof body.weeks === 'number' ? body.weeks : null
    store.promises = withPromise(store.promises, { weeks }, nowMs)
    changeDraft(store, { rhythm_weeks: weeks, status: store.draft.status })
    return { rhythm_weeks: weeks }
  },
})
