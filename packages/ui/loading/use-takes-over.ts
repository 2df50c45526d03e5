import { useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether the calling component takes over HTML of the server in its first render. True on the server itself. */
export function useTakesOver(): boolean {
  const hydrates = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [atFirst] = useState(hydrates)
  return atFirst
}
