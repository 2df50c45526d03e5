import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** The direction of the page, for what CSS cannot mirror: arrow keys and the side they point to. */
export const useDirection = (): 'ltr' | 'rtl' => useSyncExternalStore(subscribe, read, () => 'ltr')
