import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** The direction of the page, for what CSS cannot turn round: arrow keys and the side that a key points to. */
export const useDirection = (): 'ltr' | 'rtl' => useSyncExternalStore(subscribe, read, () => 'ltr')
