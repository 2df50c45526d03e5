import type { LoginFlow } from '@kindling/ui/state/login-flow'
import type { SentForm } from '@kindling/ui/state/sent-form'
import { useLocation } from 'react-router-dom'
import { usePlatform } from './platform.tsx'

/** Key of a form that was sent before scripts, among what comes with a page. */
export const sentFormKey = 'sent form'

/** What came of a form that the browser sent by itself. */
export interface DeliveredForm {
  /** Where it was sent to. */
  readonly path: string
  /** Why it has to be sent again. */
  readonly refused?: SentForm
  /** It did what it was for, and the page says so. */
  readonly done?: true
  /** Where logging in stands after it. */
  readonly flow?: LoginFlow
}

/** The router's key of the place that the document was loaded at; each that it leads to has one of its own. */
const loadedHere = 'default'

/**
 * What came of this page's form that was sent before any script had arrived; empty: nothing was sent. Whoever has gone
 * on and comes to the page by a link begins anew.
 */
export function useSentForm(): Omit<DeliveredForm, 'path'> {
  const { pathname, key } = useLocation()
  const sent = usePlatform().delivered.answers[sentFormKey] as DeliveredForm | undefined
  return sent?.path === pathname && key === loadedHere ? sent : {}
}
