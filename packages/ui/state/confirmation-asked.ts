/*
 * A call has said that the person's e-mail has to be confirmed first (403, spec 1 §7), or they ask for the link. Kept
 * here until the part that shows the prompt has arrived.
 */

let asked = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  asked = next
  for (const listener of listeners) listener()
}

export const askConfirmation = (): void => set(true)
export const endConfirmation = (): void => set(false)
export const askedConfirmation = (): boolean => asked
export const onConfirmation = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
