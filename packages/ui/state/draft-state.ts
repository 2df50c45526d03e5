import { useSyncExternalStore } from 'react'

export type Draft = Readonly<Record<string, unknown>>
export type Drafts = Readonly<Record<string, Draft>>

/** Saved drafts that wait for their forms, and the forms that can save one. `drafts.ts` keeps them. */
const none: Drafts = {}
let shown = none
const listeners = new Set<() => void>()
export const collectors = new Map<string, () => Draft | null>()

export function showDrafts(next: Drafts = none): void {
  shown = next
  for (const listener of listeners) listener()
}
export const draftsShown = (): Drafts => shown

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A dialog's opener opens it again if its draft is among these. */
export const useDrafts = (): Drafts => useSyncExternalStore(subscribe, draftsShown, () => none)
