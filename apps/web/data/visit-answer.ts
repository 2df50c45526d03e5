import { useSyncExternalStore } from 'react'

/* Whether Google Analytics may count this device's visits to a project: kept here alone, by project. */

const placeOf = (projectId: string) => `kindling:analytics:${projectId}`
const listeners = new Set<() => void>()

export type VisitAnswer = 'open' | 'allowed' | 'declined'

/** A browser that says no to every site has answered: it is not asked again. */
const saysNo = () => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** The answer for a project; null where nothing may be asked. */
export function readAnswer(projectId: string): VisitAnswer | null {
  if (saysNo()) return null
  try {
    const kept = localStorage.getItem(placeOf(projectId))
    return kept === 'allowed' || kept === 'declined' ? kept : 'open'
  } catch {
    // An answer that cannot be kept would be asked for again on each page.
    return null
  }
}

export function keepAnswer(projectId: string, answer: 'allowed' | 'declined'): void {
  localStorage.setItem(placeOf(projectId), answer)
  for (const listener of listeners) listener()
}

/** Other tabs answer for this one, too. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The server does not know the answer, so its page neither asks nor counts. */
export const useVisitAnswer = (projectId: string): VisitAnswer | null =>
  useSyncExternalStore(
    subscribe,
    () => readAnswer(projectId),
    () => null,
  )
