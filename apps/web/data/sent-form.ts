import type { LoginFlow } from '@kindling/ui/state/login-flow'
import type { SentForm } from '@kindling/ui/state/sent-form'
import { useLocation } from 'react-router-dom'
import { usePlatform } from './platform.tsx'

/** Key, in the page's state, of a form that was sent before scripts had arrived. */
export const sentFormKey = 'sent form'

/** Outcome of a form that the browser sent by itself. */
export interface DeliveredForm {
  /** Path it was sent to. */
  readonly path: string
  /** Why it was rejected. */
  readonly refused?: SentForm
  /** It succeeded, and the page shows it. */
  readonly done?: true
  /** The step of logging in after it. */
  readonly flow?: LoginFlow
}

/** The router's key of the location the document was loaded at; each later one has a key of its own. */
const loadedHere = 'default'

/**
 * Outcome of this page's form that was sent before scripts had arrived; empty: nothing was sent. After a client
 * navigation it is gone.
 */
export function useSentForm(): Omit<DeliveredForm, 'path'> {
  const { pathname, key } = useLocation()
  const sent = usePlatform().delivered.answers[sentFormKey] as DeliveredForm | undefined
  return sent?.path === pathname && key === loadedHere ? sent : {}
}
