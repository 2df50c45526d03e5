import { createContext } from 'react'
import type { Failure } from './failure.ts'

/** A form that the browser sent before any script had arrived, and that was rejected. */
export interface SentForm {
  /** The values as typed; the password is never returned. */
  readonly email: string
  readonly failure: Failure
}

/** The page's outcome; null: nothing was sent. */
export const SentFormContext = createContext<SentForm | null>(null)
