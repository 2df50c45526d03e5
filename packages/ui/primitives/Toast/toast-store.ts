import type { AlertTone } from '../Alert/Alert.tsx'

export interface ToastMessage {
  readonly id: number
  readonly tone: AlertTone
  /** One sentence. */
  readonly text: string
}

/** Milliseconds that a success stays; a failure stays until it is closed. */
export const toastMilliseconds = 6000

/** The visible toasts, oldest first. Outside React, so that background work can add one without a component. */
export class ToastStore {
  #messages: readonly ToastMessage[] = []
  #next = 1
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = () => this.#messages

  /** Shows a sentence; the same one twice is shown once. */
  readonly show = (tone: AlertTone, text: string) => {
    if (this.#messages.some((message) => message.tone === tone && message.text === text)) return
    this.#set([...this.#messages.slice(-2), { id: this.#next++, tone, text }])
  }

  readonly close = (id: number) => {
    this.#set(this.#messages.filter((message) => message.id !== id))
  }

  #set(messages: readonly ToastMessage[]) {
    this.#messages = messages
    for (const listener of this.#listeners) listener()
  }
}
