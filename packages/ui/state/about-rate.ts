/**
 * Canadian dollars for one US dollar, for amounts shown beside those that are charged; null: none are shown. A store of
 * its own and no context: it is set once the first view stands, and only parts that come after it read it.
 */
let rate: number | null = null
const listeners = new Set<() => void>()

export const aboutRate = {
  read: (): number | null => rate,
  set: (next: number | null): void => {
    if (next === rate) return
    rate = next
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
