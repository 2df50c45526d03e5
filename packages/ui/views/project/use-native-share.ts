import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const canShare = () => 'share' in navigator

/**
 * Opens the device's own sheet for sharing; undefined where it has none, as on most computers, and on the server: the
 * links below the pledge are there for them.
 */
export function useNativeShare(what: { readonly url: string; readonly title: string }) {
  const can = useSyncExternalStore(never, canShare, () => false)
  if (!can) return undefined
  return () => {
    // Closed again, or already open: nothing to say about either.
    void navigator.share(what).catch(() => undefined)
  }
}
