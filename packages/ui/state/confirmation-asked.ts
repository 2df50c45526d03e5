/*
 * A call was rejected because the person's e-mail is not confirmed (403, spec 1 §7), or they ask for the link. Kept
 * here until the script of the prompt has loaded.
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
