import { createContext } from 'react'
import type { Failure } from './failure.ts'

/** A form that the browser sent before any script had arrived, and that was rejected. */
export interface SentForm {
  /** As it was typed; the password never comes back. */
  readonly email: string
  readonly failure: Failure
}

/** What the page came back with; null: nothing was sent. */
export const SentFormContext = createContext<SentForm | null>(null)
